/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What a file's first bytes say that it is; never its name. */
export type FileKind = 'image/svg+xml' | 'image/webp' | 'image/png' | 'font/woff2'

const latin = (content: Uint8Array, from: number, to: number) =>
  Buffer.from(content.subarray(from, to)).toString('latin1')

/** The kind of a file by its content, or null. */
export function fileKind(content: Uint8Array): FileKind | null {
  if (latin(content, 0, 4) === 'wOF2') return 'font/woff2'
  if (latin(content, 1, 4) === 'PNG') return 'image/png'
  if (latin(content, 0, 4) === 'RIFF' && latin(content, 8, 12) === 'WEBP') return 'image/webp'
  return /^\uFEFF?\s*(?:<\?xml|<!--|<svg)/.test(Buffer.from(content.subarray(0, 200)).toString('utf8'))
    ? 'image/svg+xml'
    : null
}

function webpSize(view: DataView, form: string): Size | null {
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return form === 'VP8X' ? { width: three(24), height: three(27) } : null
}

function svgSize(svg: string): Size | null {
  // Its viewBox alone does not show it then.
  if (/<svg\b[^>]*\s(?:width|height)\s*=\s*["']\s*\+?(?=[.0])0*\.?0*(?:[a-z%\s][^"']*)?["']/.test(svg)) return null
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg)
  const [width, height] = [Number(box?.[1]), Number(box?.[2])]
  return width > 0 && height > 0 ? { width, height } : null
}

/** The size of a picture as its header gives it (an SVG's by its viewBox), or null. */
export function pictureSize(content: Uint8Array): Size | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const kind = fileKind(content)
  if (kind === 'image/svg+xml') return svgSize(Buffer.from(content).toString('utf8'))
  if (content.byteLength < 30) return null
  if (kind === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
  return kind === 'image/webp' ? webpSize(view, latin(content, 12, 16)) : null
}
