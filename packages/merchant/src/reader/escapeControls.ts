/** Shows characters that a terminal obeys, or that turn a text around, by their number: folders come from elsewhere, with their files' names. */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    /(?!\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same for a text of several lines. */
export const escapeInLines = (text: string): string => text.split('\n').map(escapeControls).join('\n')
