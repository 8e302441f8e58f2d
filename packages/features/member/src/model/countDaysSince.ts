import { DAY_MS } from '@lobby/platform/calendar'

/**
 * Returns the number of complete 24-hour periods since a point in time (MEMB-023): 0 for a future time, null for an
 * invalid date.
 * @param date - ISO 8601
 * @param now - milliseconds since 1970
 */
export function countDaysSince(date: string, now: number): number | null {
  const from = Date.parse(date)
  return Number.isNaN(from) ? null : Math.max(0, Math.floor((now - from) / DAY_MS))
}
