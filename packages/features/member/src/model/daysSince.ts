import { dayIn, daysApart } from '@lobby/platform/calendar'

/**
 * How many whole days of the merchant's calendar have begun since a moment: 0 on the day itself, and for a moment to come; null for a date
 * that cannot be read.
 *
 * @param date ISO 8601
 * @param timeZone of the merchant, as the IANA names it
 * @param now milliseconds since 1970
 */
export function daysSince(date: string, timeZone: string, now: number): number | null {
  const from = Date.parse(date)
  return Number.isNaN(from) ? null : Math.max(0, daysApart(dayIn(timeZone, from), dayIn(timeZone, now)))
}
