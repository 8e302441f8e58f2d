import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The offset at which the text chunk is inserted: after the signature and the header chunk of the PNG. */
const TEXT_CHUNK_OFFSET = 33
const keyword = 'Drawn from\0'

/** Returns the id of an icon drawing: a hash of the bytes of the drawing. */
export const getIconDrawingId = (drawing: Uint8Array): string =>
  createHash('sha256').update(drawing).digest('base64url').slice(0, 20)

/** Returns a copy of a PNG with a text chunk that contains the id of the drawing from which the PNG was rendered. */
export function embedIconDrawingId(png: Uint8Array, drawing: Uint8Array): Buffer {
  const body = Buffer.from(`tEXt${keyword}${getIconDrawingId(drawing)}`, 'latin1')
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, TEXT_CHUNK_OFFSET), chunk, png.subarray(TEXT_CHUNK_OFFSET)])
}

/**
 * Returns the id of the drawing from which a PNG was rendered. Returns null if a person made the PNG, so that it
 * contains no id.
 */
export function readIconDrawingId(png: Uint8Array): string | null {
  const text = Buffer.from(png.subarray(TEXT_CHUNK_OFFSET + 4, TEXT_CHUNK_OFFSET + 100)).toString('latin1')
  return new RegExp(`^tEXt${keyword}([\\w-]{20})`).exec(text)?.[1] ?? null
}
