/** The digits of a text, at most `max` of them; full-width ones, as some keyboards write them, count too. */
export const digitsOf = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/** Leaves an input its digits alone, whatever was typed or pasted, with the caret behind the same digit as before. */
export function keepDigits(input: HTMLInputElement, max: number): void {
  const kept = digitsOf(input.value, max)
  if (kept === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length), max).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
