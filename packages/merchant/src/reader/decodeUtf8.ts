/**
 * The text of a file. If the file is not UTF-8: the position of the first wrong byte, and the encoding that the file
 * seems to have.
 */
export type DecodedText =
  | { readonly text: string }
  | { readonly savedAs: string; readonly line: number; readonly column: number; readonly source: string }

/** The name of the encoding UTF-16 in the results of {@link decodeUtf8}. */
export const utf16EncodingName = 'UTF-16'

const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Returns the text of the bytes up to the first byte that is not UTF-8. */
function decodeValidPart(bytes: Uint8Array): string {
  const decoder = strict()
  let text = ''
  try {
    for (let at = 0; at < bytes.length; at++) text += decoder.decode(bytes.subarray(at, at + 1), { stream: true })
  } catch {
    // The text ends before the first invalid byte.
  }
  return text
}

/**
 * Decodes bytes as UTF-8 and refuses any other encoding, because players would see a question mark in place of a
 * letter that cannot be decoded.
 * @param content The bytes of the file. They may begin with a UTF-8 byte-order mark.
 */
export function decodeUtf8(content: Uint8Array): DecodedText {
  const [one, two] = content
  const isWide = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff) || content.subarray(0, 4).includes(0)
  if (isWide) return { savedAs: utf16EncodingName, line: 1, column: 1, source: '' }
  try {
    return { text: strict().decode(content) }
  } catch {
    let start = 0
    for (let line = 1; ; line++) {
      const found = content.indexOf(0x0a, start)
      const end = found === -1 ? content.length : found
      const bytes = content.subarray(start, end)
      const valid = decodeValidPart(bytes)
      const all = new TextDecoder('windows-1252').decode(bytes)
      if (Buffer.byteLength(valid) < bytes.length || found === -1) {
        return { savedAs: 'Latin-1 (Windows-1252)', line, column: valid.length + 1, source: all.replace(/\r$/, '') }
      }
      start = end + 1
    }
  }
}
