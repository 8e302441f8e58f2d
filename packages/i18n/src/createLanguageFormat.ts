type When = Date | number | string

/** Formats values in one language. Returns `--` for an invalid value, never `NaN` or `Invalid Date`. */
export interface LanguageFormat {
  /**
   * Formats an amount in minor units (hundredths) with two decimals. `unit` is an ISO 4217 code, the symbol that the
   * platform sent, or null for none.
   */
  readonly money: (minor: number, unit: string | null) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Formats the day of a moment: an ISO text, a Date or a number of milliseconds since 1970. */
  readonly date: (when: When, options?: Intl.DateTimeFormatOptions) => string
  /** Formats the time of day of a moment, by default with hours and minutes. */
  readonly time: (when: When, options?: Intl.DateTimeFormatOptions) => string
}

const INVALID = '--'

/**
 * Creates functions that format values in one language with Intl. Caches Intl's formatters, which are slow to create.
 *
 * @param tag A BCP 47 language tag.
 */
export function createLanguageFormat(tag: string): LanguageFormat {
  const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()
  const getFormatter = <F extends Intl.NumberFormat | Intl.DateTimeFormat>(create: () => F, options: object): F => {
    const key = JSON.stringify(options)
    const known = formatters.get(key) as F | undefined
    if (known) return known
    const formatter = create()
    formatters.set(key, formatter)
    return formatter
  }
  // `signDisplay: 'negative'` omits the minus sign of -0 and of negative numbers that are rounded to zero.
  const getNumberFormat = (options: Intl.NumberFormatOptions) =>
    getFormatter(() => new Intl.NumberFormat(tag, { signDisplay: 'negative', ...options }), { n: options })
  const formatDate = (when: When, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(when)
    if (Number.isNaN(date.getTime())) return INVALID
    // A formatter always uses the time zone that the device had when the formatter was created. The cache key contains
    // the offset, so that a new formatter is created when the device's time zone changes.
    return getFormatter(() => new Intl.DateTimeFormat(tag, options), {
      d: options,
      zone: date.getTimezoneOffset(),
    }).format(date)
  }

  return {
    money: (minor, unit) => {
      if (!Number.isFinite(minor)) return INVALID
      const code = unit !== null && /^[A-Z]{3}$/.test(unit) ? unit : undefined
      // Intl cannot format a symbol that the platform sent. So the amount is formatted in US dollars, and the symbol
      // replaces the dollar sign where the language puts it. The code XXX (no currency) is not used, since some
      // browsers put a gap after it.
      const numberFormat = getNumberFormat({
        style: 'currency',
        currency: code ?? 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      if (code) return numberFormat.format(minor / 100)
      return numberFormat
        .formatToParts(minor / 100)
        .map((part) => (part.type === 'currency' ? unit : part.value))
        .join('')
    },
    number: (value, options = {}) => (Number.isFinite(value) ? getNumberFormat(options).format(value) : INVALID),
    date: (when, options = { dateStyle: 'medium' }) => formatDate(when, options),
    time: (when, options = { hour: 'numeric', minute: '2-digit' }) => formatDate(when, options),
  }
}
