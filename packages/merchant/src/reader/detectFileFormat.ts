/** The first bytes of files of other programs, in hexadecimal digits, and the common name of each format. */
const formats: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^ffd8ff/, 'a JPEG picture'],
  [/^89504e47/, 'a PNG picture'],
  [/^47494638/, 'a GIF picture'],
  [/^52494646.{8}57454250/, 'a WebP picture'],
  [/^.{8}66747970(?:61766966|61766973|68656963|68656978|6d696631)/, 'an AVIF or HEIC picture'],
  [/^(?:49492a00|4d4d002a)/, 'a TIFF picture'],
  [/^00000100/, 'an ICO picture'],
  [/^25504446/, 'a PDF document'],
  [/^25215053/, 'a PostScript drawing'],
  [/^d0cf11e0/, 'an old Word or Excel document'],
  [/^7b5c727466/, 'a rich text document (RTF)'],
  [/^774f4632/, 'a WOFF2 font'],
  [/^774f4646/, 'a WOFF font'],
  [/^(?:00010000|4f54544f|7472756500)/, 'a TrueType or OpenType font'],
  [/^(?:52617221|377abcaf)/, 'an archive'],
]

/** Office documents are ZIP archives. A name inside the archive identifies the format. */
const archives: readonly (readonly [within: string, name: string])[] = [
  ['word/document', 'a Word document'],
  ['xl/workbook', 'an Excel workbook'],
  ['ppt/presentation', 'a PowerPoint presentation'],
  ['application/vnd.oasis.opendocument', 'an OpenDocument file'],
  ['Index/Document.iwa', 'a Pages or Numbers document'],
]

/**
 * Returns the format of a file, which is recognised by its content and not by its name.
 * @returns For example "a Word document". Null for plain text, for SVG, and for an unknown format.
 */
export function detectFileFormat(content: Uint8Array): string | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const head = bytes.toString('hex', 0, 64)
  if (head.startsWith('504b0304')) return archives.find(([within]) => bytes.includes(within))?.[1] ?? 'a ZIP archive'
  if (/^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(bytes.toString('utf8', 0, 64))) return 'a web page'
  return formats.find(([beginning]) => beginning.test(head))?.[1] ?? null
}
