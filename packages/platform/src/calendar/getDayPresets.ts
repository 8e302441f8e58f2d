import { getLastDays } from './getLastDays.ts'

/** The first and the last day of a range, both included, as `2026-11-20` in the merchant's time zone. */
export interface DayInterval {
  readonly from: string
  readonly to: string
}

export type DayPresetId = 'today' | 'yesterday' | 'week' | 'thirty' | 'month'

/**
 * Returns the ranges of days that a date filter offers, such as yesterday or this month.
 *
 * @param timeZone The merchant's time zone.
 * @param now In milliseconds since 1970.
 */
export function getDayPresets(timeZone: string, now: number): Readonly<Record<DayPresetId, DayInterval>> {
  const today = getLastDays(1, timeZone, now)
  const yesterday = getLastDays(2, timeZone, now).from
  return {
    today,
    yesterday: { from: yesterday, to: yesterday },
    week: getLastDays(7, timeZone, now),
    thirty: getLastDays(30, timeZone, now),
    month: { from: `${today.to.slice(0, 8)}01`, to: today.to },
  }
}
