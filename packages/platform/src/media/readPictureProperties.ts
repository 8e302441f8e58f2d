export interface PictureProperties {
  readonly type: 'png' | 'jpg'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** The reason why a picture is refused: not a png or jpg, too many bytes, too many pixels, or a broken file. */
export type PictureProblem = 'type' | 'bytes' | 'pixels' | 'broken'

export interface PictureLimits {
  readonly maxBytes: number
  readonly maxPixels: number
  /** The greatest width or height, in pixels. */
  readonly maxSidePx: number
}

/** The limits for pictures that the platform accepts (specification part 1, section 5: png or jpg, 5 MB). */
export const PICTURE_LIMITS: PictureLimits = { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000, maxSidePx: 12_000 }

/**
 * Reads the type and the size of a picture from its bytes. It ignores the file name and the MIME type, because they may
 * be wrong. It does not decompress the picture, because a small file may decompress to an extremely large picture.
 */
export function readPictureProperties(
  bytes: Uint8Array,
  limits: PictureLimits = PICTURE_LIMITS,
): PictureProperties | PictureProblem {
  if (bytes.length > limits.maxBytes) return 'bytes'
  const type = typeOf(bytes)
  if (!type) return 'type'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = type === 'png' ? sizeOfPng(view) : sizeOfJpg(view)
  if (!size) return 'broken'
  const { width, height } = size
  if (width === 0 || height === 0) return 'broken'
  return width > limits.maxSidePx || height > limits.maxSidePx || width * height > limits.maxPixels
    ? 'pixels'
    : { type, width, height }
}

const signatures = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff] } as const

const typeOf = (bytes: Uint8Array) =>
  (['png', 'jpg'] as const).find((type) => signatures[type].every((byte, at) => bytes[at] === byte))

type Size = Pick<PictureProperties, 'width' | 'height'>

const readChunkType = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((by) => view.getUint8(at + by)))

/**
 * Returns the size if the chunks are in a valid order: one header first, at least one data chunk, the end chunk last.
 */
function sizeOfPng(view: DataView): Size | null {
  let size: Size | null = null
  let data = false
  for (let at = 8; at + 12 <= view.byteLength;) {
    const length = view.getUint32(at)
    const kind = readChunkType(view, at + 4)
    const next = at + 12 + length
    if (next > view.byteLength || (size === null) !== (kind === 'IHDR')) return null
    if (kind === 'IHDR') {
      if (length !== 13) return null
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    if (kind === 'IDAT') data = true
    if (kind === 'IEND') return data ? size : null
    at = next
  }
  return null
}

/** Returns the size if there is exactly one frame header before the scan data, and an end marker after it. */
function sizeOfJpg(view: DataView): Size | null {
  let size: Size | null = null
  for (let at = 2; at + 4 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > view.byteLength) return null
    if (isFrame(marker)) {
      // A second frame header is refused, because a decoder might use the size in the second header.
      if (length < 8 || size) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === 0xda) return hasEnd(view, at) ? size : null
    at += 2 + length
  }
  return null
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/**
 * Returns whether the file has an end marker. It searches backwards, because some cameras append data after the marker.
 */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9) return true
  return false
}
