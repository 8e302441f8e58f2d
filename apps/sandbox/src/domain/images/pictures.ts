import { createHash, randomBytes } from 'node:crypto'
import { selectOne, runSql, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'

export type PicturePurpose = 'PROMOTION' | 'FEEDBACK' | 'DOCUMENT'

export interface UploadedPicture extends ImageTypeAndSize {
  readonly id: string
  readonly bytes: number
}

/** The time after which an unused picture is deleted. */
const UNUSED_LIFETIME_MS = 3_600_000

/**
 * Validates an uploaded picture and stores its type, size and hash. Does not store the bytes, because the sandbox never
 * shows the picture.
 * @param data - base64
 * @throws Refused `upload.broken`, `upload.type`, `upload.too.large`
 */
export function saveUploadedPicture(
  db: Db,
  { tenant, member }: RowOwner,
  purpose: PicturePurpose,
  data: string,
  now: number,
): UploadedPicture {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data) || data.length % 4 !== 0)
    throw new Refused('upload.broken', { field: 'data' })
  const content = Buffer.from(data, 'base64')
  const facts = parseImageTypeAndSize(content)
  const hash = createHash('sha256').update(removeImageMetadata(content)).digest('hex')
  return runInTransaction(db, () => {
    runSql(db, 'DELETE FROM picture WHERE used = 0 AND at <= :old', { old: now - UNUSED_LIFETIME_MS })
    const owner = { tenant, member, purpose, hash }
    runSql(
      db,
      `INSERT INTO picture (id, tenant, member, purpose, hash, type, width, height, bytes, at)
       VALUES (:id, :tenant, :member, :purpose, :hash, :type, :width, :height, :bytes, :now)
       ON CONFLICT (tenant, member, purpose, hash) DO UPDATE SET at = :now`,
      {
        ...owner,
        id: randomBytes(16).toString('hex'),
        type: facts.type,
        width: facts.width,
        height: facts.height,
        bytes: content.length,
        now,
      },
    )
    const stored = selectOne<{ id: string }>(
      db,
      'SELECT id FROM picture WHERE tenant = :tenant AND member = :member AND purpose = :purpose AND hash = :hash',
      owner,
    )
    if (!stored) throw new Error('The picture that was just inserted was not found.')
    return { id: stored.id, bytes: content.length, ...facts }
  })
}

/**
 * Marks pictures as used, so that they are not deleted.
 * @throws Refused `upload.unknown` for a picture of another member or another purpose
 */
export function markPicturesUsed(
  db: Db,
  { tenant, member }: RowOwner,
  purpose: PicturePurpose,
  ids: readonly string[],
  field = 'images',
): void {
  for (const id of ids) {
    const changes = updateRows(db, 'picture', { id, tenant, member, purpose }, { used: 1 })
    if (changes !== 1) throw new Refused('upload.unknown', { field })
  }
}

export interface ImageTypeAndSize {
  readonly type: 'png' | 'jpg'
  readonly width: number
  readonly height: number
}

/** The maximum size of a picture in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** Limits the memory for decoding a picture. Even a small file can decode to a huge number of pixels. */
const MAX_PIXELS = 40_000_000
const MAX_SIDE_PX = 12_000

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Returns the type and the size of a picture. Reads only its content, because a client can send any file name and type.
 * Checks the structure of the whole file without decompressing it.
 * @throws Refused `upload.too.large`, `upload.type`, `upload.broken`
 */
export function parseImageTypeAndSize(bytes: Buffer): ImageTypeAndSize {
  if (bytes.length > MAX_IMAGE_BYTES) throw new Refused('upload.too.large', { field: 'data' })
  const isPng = bytes.subarray(0, 8).equals(PNG_SIGNATURE)
  const isJpg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  if (!isPng && !isJpg) throw new Refused('upload.type', { field: 'data' })
  const size = isPng ? walkPng(bytes) : walkJpg(bytes)
  if (!size) throw new Refused('upload.broken', { field: 'data' })
  const { width, height } = size
  const isSizeAllowed =
    width > 0 && height > 0 && width <= MAX_SIDE_PX && height <= MAX_SIDE_PX && width * height <= MAX_PIXELS
  if (!isSizeAllowed) throw new Refused('upload.too.large', { field: 'data' })
  return { type: isPng ? 'png' : 'jpg', width, height }
}

/**
 * Returns the bytes of a file without metadata and without bytes after the end of the picture, so that copies of the
 * same picture with other metadata are recognised. Validate the file with `parseImageTypeAndSize` first.
 */
export function removeImageMetadata(bytes: Buffer): Buffer {
  const data = Buffer.allocUnsafe(bytes.length)
  let length = 0
  const take: Take = (from, to) => {
    length += bytes.copy(data, length, from, to)
  }
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) walkPng(bytes, take)
  else walkJpg(bytes, take)
  return data.subarray(0, length)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Called with each range of bytes that a decoder of the picture needs. */
type Take = (from: number, to: number) => void

/**
 * Reads the chunks of a PNG file, which must be a header, at least one data chunk and an end chunk, in this order.
 * Returns undefined for a broken file.
 */
function walkPng(bytes: Buffer, take?: Take): Size | undefined {
  let size: Size | undefined
  let data = false
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + length
    if (next > bytes.length || (size === undefined) !== (kind === 'IHDR')) return undefined
    if (kind === 'IHDR') {
      if (length !== 13) return undefined
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    // PNG chunks whose type begins with a small letter are metadata.
    if (/^[A-Z]/.test(kind)) take?.(at + 8, next - 4)
    if (kind === 'IDAT') data = true
    if (kind === 'IEND') return data ? size : undefined
    at = next
  }
  return undefined
}

/**
 * Reads the segments of a JPEG file, which must contain a frame and a scan before the end. Returns undefined for a
 * broken file.
 */
function walkJpg(bytes: Buffer, take?: Take): Size | undefined {
  let size: Size | undefined
  let scanned = false
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) return scanned ? size : undefined
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return undefined
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) {
      if (length < 8) return undefined
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    const scan = marker === 0xda
    if (scan) scanned = true
    const next = scan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    if (!isMetadata) take?.(at, next)
    at = next
  }
  return undefined
}

/**
 * Returns the offset at which the data of a JPEG scan ends: the next marker. Restart markers and escaped bytes (ff 00)
 * belong to the data.
 */
function endOfScan(bytes: Buffer, begin: number): number {
  for (let at = bytes.indexOf(0xff, begin); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return bytes.length
}
