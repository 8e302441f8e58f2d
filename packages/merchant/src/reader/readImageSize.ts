/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The type of a file, which is recognised by its first bytes and never by its name. */
export type ImageFileType = 'image/svg+xml' | 'image/webp' | 'image/png' | 'font/woff2'

const readLatin1 = (content: Uint8Array, from: number, to: number) =>
  Buffer.from(content.subarray(from, to)).toString('latin1')

/** Returns the type of a file by its content, or null if the type is unknown. */
export function detectFileType(content: Uint8Array): ImageFileType | null {
  if (readLatin1(content, 0, 4) === 'wOF2') return 'font/woff2'
  if (readLatin1(content, 1, 4) === 'PNG') return 'image/png'
  if (readLatin1(content, 0, 4) === 'RIFF' && readLatin1(content, 8, 12) === 'WEBP') return 'image/webp'
  return /^\uFEFF?\s*(?:<\?xml|<!--|<svg)/.test(Buffer.from(content.subarray(0, 200)).toString('utf8'))
    ? 'image/svg+xml'
    : null
}

function webpSize(view: DataView, form: string): ImageSize | null {
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const readUint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return form === 'VP8X' ? { width: readUint24(24), height: readUint24(27) } : null
}

function svgSize(svg: string): ImageSize | null {
  // An SVG with a width or height of 0 is invisible, whatever its viewBox is.
  if (/<svg\b[^>]*\s(?:width|height)\s*=\s*["']\s*\+?(?=[.0])0*\.?0*(?:[a-z%\s][^"']*)?["']/.test(svg)) return null
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg)
  const [width, height] = [Number(box?.[1]), Number(box?.[2])]
  return width > 0 && height > 0 ? { width, height } : null
}

/**
 * Returns the width and height of an image from its header, or from the viewBox of an SVG. Returns null if the size
 * cannot be read.
 */
export function readImageSize(content: Uint8Array): ImageSize | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const kind = detectFileType(content)
  if (kind === 'image/svg+xml') return svgSize(Buffer.from(content).toString('utf8'))
  if (content.byteLength < 30) return null
  if (kind === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
  return kind === 'image/webp' ? webpSize(view, readLatin1(content, 12, 16)) : null
}
