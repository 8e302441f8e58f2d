import { useLanguageFormat, useText } from '@lobby/i18n'
import { toZonedDay } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat, stripZeroCents } from '@lobby/platform/money'
import { usePlatformNow } from '@lobby/platform/startup'
import type { LimitKind } from './responsibleGamingState.ts'

/** Returns a function that formats a duration in whole minutes: `45 min`, `2 h`, `1 h 15 min`. */
export function useDurationFormat(): (minutes: number) => string {
  const t = useText()
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return t('responsible.time.m', { minutes })
    return minutes === 0 ? t('responsible.time.h', { hours }) : t('responsible.time.hm', { hours, minutes })
  }
}

/**
 * Returns a function that formats the amount of a limit: minutes for a time limit, otherwise money in minor units.
 * Omits decimals that are zero.
 */
export function useLimitFormat(): (kind: LimitKind, amount: number) => string {
  const minor = useMoneyFormat()
  const minutes = useDurationFormat()
  return (kind, amount) => (kind === 'TIME' ? minutes(amount) : stripZeroCents(minor(amount)))
}

/**
 * Returns a function that formats a time as day and time of day in the merchant's time zone. Adds the year unless it is
 * the current year.
 */
export function useZonedDateTimeFormat(): (when: string | number) => string {
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const thisYear = toZonedDay(timeZone, usePlatformNow()).slice(0, 4)
  return (when) => {
    const year = toZonedDay(timeZone, new Date(when).getTime()).startsWith(thisYear)
      ? {}
      : ({ year: 'numeric' } as const)
    return date(when, { day: 'numeric', month: 'short', ...year, hour: 'numeric', minute: '2-digit', timeZone })
  }
}
