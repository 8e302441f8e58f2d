import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A PNG begins with its signature and the header's part: what it was drawn from stands behind these. */
const afterHeader = 33
const keyword = 'Drawn from\0'

/** Names a drawing by its content. */
export const drawingId = (drawing: Uint8Array): string =>
  createHash('sha256').update(drawing).digest('base64url').slice(0, 20)

/** A PNG that says what it was drawn from, as a text part of its own. */
export function markDrawn(png: Uint8Array, drawing: Uint8Array): Buffer {
  const body = Buffer.from(`tEXt${keyword}${drawingId(drawing)}`, 'latin1')
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(body.length - 4, 0)
  body.copy(part, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, afterHeader), part, png.subarray(afterHeader)])
}

/** The id of the drawing that a PNG was drawn from, or null where it does not say: a picture that somebody made by hand. */
export function drawnFrom(png: Uint8Array): string | null {
  const text = Buffer.from(png.subarray(afterHeader + 4, afterHeader + 100)).toString('latin1')
  return new RegExp(`^tEXt${keyword}([\\w-]{20})`).exec(text)?.[1] ?? null
}
