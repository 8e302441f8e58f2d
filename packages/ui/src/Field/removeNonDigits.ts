/**
 * Returns the first `max` digits of a text. Full-width digits, which some keyboards produce, are converted to ordinary
 * digits.
 */
const extractDigits = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/**
 * The first pattern matches digits without separators. The second one matches groups of two, three or four digits with
 * a space or hyphen between the groups.
 */
const digitRunPatterns = [/\d+/g, /(?<!\d)(?:\d{2}(?:[ -]\d{2})+|\d{3}(?:[ -]\d{3})+|\d{4}[ -]\d{4})(?!\d)/g]

/**
 * Finds the code in a pasted message, which may contain other digits: `Bet365: seu código é 481516`.
 *
 * @param min The minimum number of digits of the code.
 * @param max The maximum number of digits of the code.
 * @returns If the text has no letters, its first `max` digits. Otherwise the only number that has from `min` to `max`
 *   digits, or undefined if there are several. If there is no such number, all digits of the text, or undefined if
 *   there are more than `max` digits.
 */
export function findCodeInMessage(text: string, min: number, max: number): string | undefined {
  const plain = text.normalize('NFKC')
  const all = plain.replace(/\D/g, '')
  if (!/\p{L}/u.test(plain)) return all.slice(0, max)
  for (const pattern of digitRunPatterns) {
    const found = [...plain.matchAll(pattern)]
      .map(([match]) => match.replace(/\D/g, ''))
      .filter(({ length }) => length >= min && length <= max)
    if (found.length > 0) return new Set(found).size === 1 ? found[0] : undefined
  }
  return all.length <= max ? all : undefined
}

/**
 * Removes all characters except digits from an input after typing or pasting. The caret stays behind the same digit.
 *
 * @param max The maximum number of digits to keep.
 * @param min The minimum number of digits, if the player may paste a whole message. If several numbers of the message
 *   have a possible number of digits, the input is emptied.
 */
export function removeNonDigits(input: HTMLInputElement, max: number, min?: number): void {
  const digits =
    findCodeInMessage(input.value, min ?? max, max) ?? (min === undefined ? extractDigits(input.value, max) : '')
  if (digits === input.value) return
  const caret = extractDigits(input.value.slice(0, input.selectionStart ?? input.value.length), max).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}
