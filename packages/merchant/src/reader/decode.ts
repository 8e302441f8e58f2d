/** The text of a file, or where it is not UTF-8 and what it seems to be saved as instead. */
export type Decoded =
  | { readonly text: string }
  | { readonly savedAs: string; readonly line: number; readonly column: number; readonly source: string }

/** What {@link decode} calls texts of two bytes a letter. */
export const utf16 = 'UTF-16'

const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** How many of these bytes are UTF-8 from the start, and the text that they are. */
function soundPart(bytes: Uint8Array): string {
  const decoder = strict()
  let text = ''
  try {
    for (let at = 0; at < bytes.length; at++) text += decoder.decode(bytes.subarray(at, at + 1), { stream: true })
  } catch {
    // What came before the bad one.
  }
  return text
}

/**
 * Reads bytes as UTF-8, and nothing else: a letter that cannot be read would reach players as a question mark.
 * @param content What a person's editor has saved; a byte-order mark of UTF-8 is tolerated.
 */
export function decode(content: Uint8Array): Decoded {
  const [one, two] = content
  const isWide = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff) || content.subarray(0, 4).includes(0)
  if (isWide) return { savedAs: utf16, line: 1, column: 1, source: '' }
  try {
    return { text: strict().decode(content) }
  } catch {
    let start = 0
    for (let line = 1; ; line++) {
      const found = content.indexOf(0x0a, start)
      const end = found === -1 ? content.length : found
      const bytes = content.subarray(start, end)
      const sound = soundPart(bytes)
      const all = new TextDecoder('windows-1252').decode(bytes)
      if (Buffer.byteLength(sound) < bytes.length || found === -1) {
        return { savedAs: 'Latin-1 (Windows-1252)', line, column: sound.length + 1, source: all.replace(/\r$/, '') }
      }
      start = end + 1
    }
  }
}
