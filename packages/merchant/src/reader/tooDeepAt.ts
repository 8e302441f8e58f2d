import { createScanner } from 'jsonc-parser'

/** No file of a folder has a tenth of these; beyond some thousand the parser itself falls over. */
export const mostDepth = 100

/** Where a text has more brackets within each other than any file may, or null. */
export function tooDeepAt(text: string): number | null {
  if (text.split(/[[{]/, mostDepth + 2).length - 1 <= mostDepth) return null
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset())
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth > mostDepth) return scanner.getTokenOffset()
  }
  return null
}
