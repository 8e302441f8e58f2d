type When = Date | number | string

/** Formats for the language shown. What cannot be shown is `--`, never `NaN` or `Invalid Date`. */
export interface Format {
  /** An amount in minor units, hundredths of its currency, with two decimals. `unit` is an ISO 4217 code, or the symbol that the platform sent; null for none. */
  readonly money: (minor: number, unit: string | null) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** A day, of an ISO text, a Date or milliseconds since 1970. */
  readonly date: (when: When, options?: Intl.DateTimeFormatOptions) => string
  /** Hours and minutes. */
  readonly time: (when: When, options?: Intl.DateTimeFormatOptions) => string
}

const nothing = '--'

/** Formats by Intl in one language; formatters are made once. `tag` is a BCP 47 tag. */
export function createFormat(tag: string): Format {
  const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()
  const formatter = <F extends Intl.NumberFormat | Intl.DateTimeFormat>(make: () => F, options: object): F => {
    const key = JSON.stringify(options)
    const known = made.get(key) as F | undefined
    if (known) return known
    const fresh = make()
    made.set(key, fresh)
    return fresh
  }
  // Zero, and what is rounded to it, has no sign.
  const numbers = (options: Intl.NumberFormatOptions) =>
    formatter(() => new Intl.NumberFormat(tag, { signDisplay: 'negative', ...options }), { n: options })
  const dates = (when: When, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(when)
    if (Number.isNaN(date.getTime())) return nothing
    // A formatter keeps the zone that the device was in when it was made.
    return formatter(() => new Intl.DateTimeFormat(tag, options), {
      d: options,
      zone: date.getTimezoneOffset(),
    }).format(date)
  }

  return {
    money: (minor, unit) => {
      if (!Number.isFinite(minor)) return nothing
      const code = unit !== null && /^[A-Z]{3}$/.test(unit) ? unit : undefined
      // A symbol is written where the language puts that of a currency: it replaces the dollar's. XXX would have a gap after it in some browsers.
      const parts = numbers({
        style: 'currency',
        currency: code ?? 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      if (code) return parts.format(minor / 100)
      return parts
        .formatToParts(minor / 100)
        .map((part) => (part.type === 'currency' ? unit : part.value))
        .join('')
    },
    number: (value, options = {}) => (Number.isFinite(value) ? numbers(options).format(value) : nothing),
    date: (when, options = { dateStyle: 'medium' }) => dates(when, options),
    time: (when, options = { hour: 'numeric', minute: '2-digit' }) => dates(when, options),
  }
}
