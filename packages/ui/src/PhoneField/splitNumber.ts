import type { SelectOption } from '../SelectSheet/SelectOption.ts'

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/**
 * A number as somebody pastes it or a browser fills it in: with its dialling code (`+55 11 91234-5678`, `0055...`), or without one.
 *
 * @param codes Options whose `detail` is a dialling code.
 * @returns The option that the number names, if it names one, and the number's own digits.
 */
export function splitNumber(
  text: string,
  codes: readonly SelectOption[],
): { readonly code?: string; readonly number: string } {
  const written = text.normalize('NFKC').trim()
  if (!/^(\+|00)/.test(written)) return { number: digits(written) }
  const number = digits(written).replace(/^00/, '')
  const matching = codes.filter(({ detail = '' }) => digits(detail) !== '' && number.startsWith(digits(detail)))
  const [best] = matching.sort((a, b) => digits(b.detail ?? '').length - digits(a.detail ?? '').length)
  return best ? { code: best.value, number: number.slice(digits(best.detail ?? '').length) } : { number }
}
