import { lastDays } from './lastDays.ts'

/** Days of the merchant, as `2026-11-20`, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export type PresetId = 'today' | 'yesterday' | 'week' | 'thirty' | 'month'

/** Days by the merchant's calendar, as `2026-11-20`, both included. @param now milliseconds since 1970 */
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
