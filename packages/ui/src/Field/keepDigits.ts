/** The digits of a text, at most `max` of them; full-width ones, as some keyboards write them, count too. */
const digitsOf = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/** Digits next to each other, and groups of two, three or four digits that single spaces or hyphens separate. */
const runs = [/\d+/g, /(?<!\d)(?:\d{2}(?:[ -]\d{2})+|\d{3}(?:[ -]\d{3})+|\d{4}[ -]\d{4})(?!\d)/g]

/**
 * Finds the code in a pasted message, which may have other digits: `Bet365: seu código é 481516`.
 *
 * @param min How many digits the code has at least.
 * @param max How many it has at most.
 * @returns The only run whose number of digits fits. If the text has no letters, or has no such run and at most `max` digits, all of its
 *   digits, because a code that is being typed looks like that. Otherwise undefined.
 */
export function codeIn(text: string, min: number, max: number): string | undefined {
  const plain = text.normalize('NFKC')
  const all = plain.replace(/\D/g, '')
  if (!/\p{L}/u.test(plain)) return all.slice(0, max)
  for (const run of runs) {
    const found = [...plain.matchAll(run)]
      .map(([match]) => match.replace(/\D/g, ''))
      .filter(({ length }) => length >= min && length <= max)
    if (found.length > 0) return new Set(found).size === 1 ? found[0] : undefined
  }
  return all.length <= max ? all : undefined
}

/**
 * Removes all but digits from an input, whatever was typed or pasted, and keeps the caret behind the same digit.
 *
 * @param max How many digits stay at most.
 * @param min How many the number has at least, if it may be pasted as a part of a message. The input is then emptied if several numbers of
 *   the message could be the one.
 */
export function keepDigits(input: HTMLInputElement, max: number, min?: number): void {
  const kept = codeIn(input.value, min ?? max, max) ?? (min === undefined ? digitsOf(input.value, max) : '')
  if (kept === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length), max).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
