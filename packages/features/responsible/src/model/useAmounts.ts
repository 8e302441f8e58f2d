import { useFormat, useText } from '@lobby/i18n'
import { dayIn } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { useMinor, withoutCents } from '@lobby/platform/money'
import { usePlatformNow } from '@lobby/platform/startup'
import type { Kind } from './state.ts'

/** Writes times of play, given in whole minutes: `45 min`, `2 h`, `1 h 15 min`. */
export function useMinutes(): (minutes: number) => string {
  const t = useText()
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return t('responsible.time.m', { minutes })
    return minutes === 0 ? t('responsible.time.h', { hours }) : t('responsible.time.hm', { hours, minutes })
  }
}

/** Writes what a limit of a kind counts: money in minor units, without decimals where there are none, or minutes. */
export function useAmounts(): (kind: Kind, amount: number) => string {
  const minor = useMinor()
  const minutes = useMinutes()
  return (kind, amount) => (kind === 'TIME' ? minutes(amount) : withoutCents(minor(amount)))
}

/** Writes a moment with its day and its time, as the merchant's calendar has them; with the year where it is another one. */
export function useMoment(): (when: string | number) => string {
  const { date } = useFormat()
  const { timeZone } = useMerchant()
  const thisYear = dayIn(timeZone, usePlatformNow()).slice(0, 4)
  return (when) => {
    const year = dayIn(timeZone, new Date(when).getTime()).startsWith(thisYear) ? {} : ({ year: 'numeric' } as const)
    return date(when, { day: 'numeric', month: 'short', ...year, hour: 'numeric', minute: '2-digit', timeZone })
  }
}
