const plain = 'AEIOUYaeiouycnszCNSZ'
const accents = 'ÀÉÎÕÛÝàéîõûýçñšžÇÑŠŽ'

/** Replaces each letter of a text by its accented form if there is one. */
export const addAccents = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => accents[plain.indexOf(letter)] ?? letter)

/**
 * Puts a text in brackets and pads it with dots to 4/3 of its original length.
 *
 * @param text The original text, which sets the length.
 * @param shown The text to put in the brackets, when it differs from the original. It is not padded if it is already
 *   long enough.
 */
export const stretchText = (text: string, shown = text): string =>
  `⟦${shown}${'·'.repeat(Math.max(0, Math.ceil((text.length * 4) / 3) - shown.length))}⟧`

/** Puts a text between Unicode marks (U+202E, U+202C) that make a browser render its letters from right to left. */
export const mirrorText = (text: string): string => `\u202e${text}\u202c`
