import { toZonedDay } from './toZonedDay.ts'
import { addToDay } from './addToDay.ts'

/**
 * Returns the first and the last of `count` days that end with today.
 *
 * @param timeZone The merchant's time zone.
 * @param now In milliseconds since 1970.
 */
export function getLastDays(
  count: number,
  timeZone: string,
  now: number,
): { readonly from: string; readonly to: string } {
  const to = toZonedDay(timeZone, now)
  return { from: addToDay(to, 1 - count, 'day'), to }
}
