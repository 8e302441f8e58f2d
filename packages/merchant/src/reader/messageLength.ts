/** A text of as many letters has room everywhere. */
const SHORT_LETTERS = 40
/** How many times as long as the product's a text may be before a person should look at it. */
const LONG_TIMES = 3
/** From as many letters on, and as many times the product's, a text breaks what shows it. */
const FAR_TOO_LONG_LETTERS = 200
const FAR_TOO_LONG_TIMES = 10

/** Whether a person should look at each place that shows an own text. */
export const isLong = (text: string, original: string): boolean =>
  text.length > Math.max(SHORT_LETTERS, original.length * LONG_TIMES)

/** Whether an own text has no room anywhere. A text that the product leaves empty may be a paragraph. */
export const isFarTooLong = (text: string, original: string): boolean =>
  original !== '' && text.length > Math.max(FAR_TOO_LONG_LETTERS, original.length * FAR_TOO_LONG_TIMES)

/** Says how long both texts are. */
export const lengthSentence = (id: string, text: string, original: string): string =>
  `"${id}" has ${text.length} letters, and the text of the product has ${original.length}: ${JSON.stringify(original)}.`
