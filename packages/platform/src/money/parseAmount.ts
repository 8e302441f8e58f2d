import { toPlainText } from '../validation/normaliseField.ts'

/**
 * The greatest number of digits in an amount. No wallet contains an amount with more digits, and the minor units of
 * such an amount could exceed the safe integers.
 */
const MAX_DIGITS = 11

/** A currency sign, with the letters of its country: `R$`, `US$`, `€`. */
const currency = '[A-Z]{0,3}\\p{Sc}'
const currencyAtOneEnd = new RegExp(`^${currency}\\s*(?=\\d)|(?<=\\d)\\s*${currency}$`, 'u')

/**
 * Parses an amount that the player typed. Refuses every ambiguous text, because a comma or a point separates thousands
 * in one language and decimals in another (I6 in docs/faults.tsv). Ignores marks and spaces only between groups of
 * three digits; otherwise `10 50` would become 1,050.
 *
 * @param decimal The decimal mark of the current language.
 * @returns The amount in minor units; `Number.MAX_SAFE_INTEGER` if the text has more digits than `MAX_DIGITS`.
 *   Undefined if the text is ambiguous or not an amount.
 */
export function parseAmount(text: string, decimal: ',' | '.'): number | undefined {
  const typed = toPlainText(text).replace(currencyAtOneEnd, '')
  const thousands = decimal === ',' ? '.' : ','
  const [whole = '', part, ...more] = split(typed, decimal, thousands)
  if (more.length > 0 || (part !== undefined && !/^\d{0,2}$/.test(part))) return undefined
  const separator = [thousands, ' '].find((mark) => whole.includes(mark))
  const digits = separator === undefined ? whole : ungroup(whole, separator)
  if (digits === undefined || !/^\d+$/.test(digits)) return undefined
  if (digits.length > MAX_DIGITS) return Number.MAX_SAFE_INTEGER
  return Number(digits) * 100 + Number((part ?? '').padEnd(2, '0'))
}

/**
 * Splits a text at its decimal mark. The mark for thousands counts as the decimal mark if only one or two digits follow
 * it, because some keyboards have only that mark.
 */
function split(typed: string, decimal: string, thousands: string): string[] {
  if (typed.includes(decimal)) return typed.split(decimal)
  const [whole, part, ...more] = typed.split(thousands)
  return more.length === 0 && whole !== undefined && part !== undefined && /^\d{1,2}$/.test(part)
    ? [whole, part]
    : [typed]
}

/**
 * Joins digits that are written in groups of three; the first group may be shorter. Returns undefined for any other
 * grouping.
 */
const ungroup = (whole: string, separator: string): string | undefined => {
  const groups = whole.split(separator)
  const fits = groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))
  return fits ? groups.join('') : undefined
}
