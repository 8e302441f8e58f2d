import { lastDays } from './lastDays.ts'

/** The first and the last day of a range, both included, as `2026-11-20` in the merchant's time zone. */
export interface Days {
  readonly from: string
  readonly to: string
}

export type PresetId = 'today' | 'yesterday' | 'week' | 'thirty' | 'month'

/**
 * Returns the ranges of days that a date filter offers, such as yesterday or this month.
 *
 * @param timeZone The merchant's time zone.
 * @param now In milliseconds since 1970.
 */
export function presetsOf(timeZone: string, now: number): Readonly<Record<PresetId, Days>> {
  const today = lastDays(1, timeZone, now)
  const yesterday = lastDays(2, timeZone, now).from
  return {
    today,
    yesterday: { from: yesterday, to: yesterday },
    week: lastDays(7, timeZone, now),
    thirty: lastDays(30, timeZone, now),
    month: { from: `${today.to.slice(0, 8)}01`, to: today.to },
  }
}
