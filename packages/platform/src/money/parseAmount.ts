import { plainText } from '../validation/normalise.ts'

/** A wallet never holds a longer number, and with more digits its minor units could exceed the safe integers. */
const MAX_DIGITS = 11

/** A currency sign, with the letters of its country: `R$`, `US$`, `€`. */
const currency = '[A-Z]{0,3}\\p{Sc}'
const currencyAtOneEnd = new RegExp(`^${currency}\\s*(?=\\d)|(?<=\\d)\\s*${currency}$`, 'u')

/**
 * Reads an amount as it is typed. It refuses what it cannot read for sure: a mark that separates thousands in one language and decimals in
 * another is read as in the language shown, or refused. It never drops a character between two digits, except a mark or a space between
 * groups of three, because `10 50` would become 1,050 (safety I6).
 *
 * @param decimal The decimal mark of the language shown.
 * @returns Minor units, the greatest safe integer for all that is longer than any amount; undefined for what cannot be read.
 */
export function parseAmount(text: string, decimal: ',' | '.'): number | undefined {
  const typed = plainText(text).replace(currencyAtOneEnd, '')
  const thousands = decimal === ',' ? '.' : ','
  const [whole = '', part, ...more] = split(typed, decimal, thousands)
  if (more.length > 0 || (part !== undefined && !/^\d{0,2}$/.test(part))) return undefined
  const separator = [thousands, ' '].find((mark) => whole.includes(mark))
  const digits = separator === undefined ? whole : ungroup(whole, separator)
  if (digits === undefined || !/^\d+$/.test(digits)) return undefined
  if (digits.length > MAX_DIGITS) return Number.MAX_SAFE_INTEGER
  return Number(digits) * 100 + Number((part ?? '').padEnd(2, '0'))
}

/** Splits at the decimal mark. The other mark before one or two last digits separates no thousands: it is another keyboard's decimal mark. */
function split(typed: string, decimal: string, thousands: string): string[] {
  if (typed.includes(decimal)) return typed.split(decimal)
  const [whole, part, ...more] = typed.split(thousands)
  return more.length === 0 && whole !== undefined && part !== undefined && /^\d{1,2}$/.test(part)
    ? [whole, part]
    : [typed]
}

/** Joins groups of three after a first one of one to three digits; returns undefined for any other groups. */
const ungroup = (whole: string, separator: string): string | undefined => {
  const groups = whole.split(separator)
  const fits = groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))
  return fits ? groups.join('') : undefined
}
