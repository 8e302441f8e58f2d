/**
 * Replaces the control characters of terminals, and characters that reverse the text direction, by their code points.
 * Merchant folders and their file names are not trusted.
 */
export const escapeControlCharacters = (text: string): string =>
  text.replaceAll(
    /(?!\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Applies {@link escapeControlCharacters} to each line of a text. */
export const escapeControlCharactersInLines = (text: string): string =>
  text.split('\n').map(escapeControlCharacters).join('\n')
