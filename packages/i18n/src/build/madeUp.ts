const plain = 'AEIOUYaeiouycnszCNSZ'
const accents = 'ÀÉÎÕÛÝàéîõûýçñšžÇÑŠŽ'

/** A text with accents on its letters. */
export const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => accents[plain.indexOf(letter)] ?? letter)

/**
 * A text in brackets, made a third longer than it was.
 *
 * @param text As it was.
 * @param shown As it is shown, when not as it was: what is longer already is not stretched again.
 */
export const stretched = (text: string, shown = text): string =>
  `⟦${shown}${'·'.repeat(Math.max(0, Math.ceil((text.length * 4) / 3) - shown.length))}⟧`

/** A text whose letters are turned around, by a mark before and one after it. */
export const turned = (text: string): string => `\u202e${text}\u202c`
