import { dayIn } from './dayIn.ts'
import { dayOn } from './dayOn.ts'

/**
 * Returns the first and the last of `count` days that end with today.
 *
 * @param timeZone The merchant's time zone.
 * @param now In milliseconds since 1970.
 */
export function lastDays(count: number, timeZone: string, now: number): { readonly from: string; readonly to: string } {
  const to = dayIn(timeZone, now)
  return { from: dayOn(to, 1 - count, 'day'), to }
}
