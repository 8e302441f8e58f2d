import type { SelectOption } from '../SelectSheet/SelectOption.ts'

const extractDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/**
 * Splits a pasted or autofilled phone number into its dialling code and the rest. The number may have no dialling code,
 * or begin with one (`+55 11 91234-5678`, `0055...`).
 *
 * @param codes Options whose `detail` is a dialling code.
 * @returns The `value` of the option with the dialling code at the beginning of the number, or undefined if there is
 *   none, and the remaining digits.
 */
export function splitPhoneNumber(
  text: string,
  codes: readonly SelectOption[],
): { readonly code?: string; readonly number: string } {
  const trimmed = text.normalize('NFKC').trim()
  if (!/^(\+|00)/.test(trimmed)) return { number: extractDigits(trimmed) }
  const number = extractDigits(trimmed).replace(/^00/, '')
  const matching = codes.filter(
    ({ detail = '' }) => extractDigits(detail) !== '' && number.startsWith(extractDigits(detail)),
  )
  const [longest] = matching.sort((a, b) => extractDigits(b.detail ?? '').length - extractDigits(a.detail ?? '').length)
  return longest
    ? { code: longest.value, number: number.slice(extractDigits(longest.detail ?? '').length) }
    : { number }
}
