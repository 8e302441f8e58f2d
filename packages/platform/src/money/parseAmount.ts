/** The larger of these is no amount of a wallet, and no number that stays whole. */
const mostDigits = 11

/**
 * An amount as it is typed, in minor units. Undefined for what cannot be read for sure: a mark that stands for thousands in one
 * language and for decimals in another is taken at its word of the language shown, or refused, and never makes an amount a thousand
 * times another (safety I6).
 *
 * @param decimal What parts the decimals in the language shown: a comma or a dot.
 */
export function parseAmount(text: string, decimal: ',' | '.'): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f]|[A-Z]{0,3}\p{Sc}/gu, '')
  const thousands = decimal === ',' ? '.' : ','
  const [whole = '', part, ...more] = split(typed, decimal, thousands)
  if (more.length > 0 || (part !== undefined && !/^\d{0,2}$/.test(part))) return undefined
  const digits = whole.includes(thousands) ? ungroup(whole, thousands) : whole
  if (digits === undefined || !/^\d+$/.test(digits) || digits.length > mostDigits) return undefined
  return Number(digits) * 100 + Number((part ?? '').padEnd(2, '0'))
}

/** At the mark of decimals. The other mark before one or two last digits can be no mark of thousands: it is another keyboard's. */
function split(typed: string, decimal: string, thousands: string): string[] {
  if (typed.includes(decimal)) return typed.split(decimal)
  const [whole, part, ...more] = typed.split(thousands)
  return more.length === 0 && whole !== undefined && part !== undefined && /^\d{1,2}$/.test(part) ? [whole, part] : [typed]
}

/** Groups of three after a first of one to three; anything else is not read. */
const ungroup = (whole: string, thousands: string): string | undefined => {
  const groups = whole.split(thousands)
  const fits = groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))
  return fits ? groups.join('') : undefined
}
