import { useLanguageFormat } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

export interface DateFormats {
  /** Formats a day in the merchant's time zone: `28 Nov`. */
  readonly day: (at: string) => string
  /** Formats a day and a time in the merchant's time zone: `28 Nov, 23:59`. */
  readonly time: (at: string) => string
  /** Formats a month such as `2026-11` as `November 2026`. */
  readonly month: (month: string) => string
}

/** Returns functions that format dates in the current language and the merchant's time zone. */
export function useDateFormats(): DateFormats {
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  return {
    day: (at) => date(at, { day: 'numeric', month: 'short', timeZone }),
    time: (at) => date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }),
    month: (month) => date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  }
}
