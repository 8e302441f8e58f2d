import { DAY_MS } from '@lobby/platform/calendar'

/**
 * Returns the number of whole days of 24 hours since a moment (MEMB-023): 0 for a future moment, null for an unreadable
 * date.
 * @param date - ISO 8601
 * @param now - milliseconds since 1970
 */
export function countDaysSince(date: string, now: number): number | null {
  const from = Date.parse(date)
  return Number.isNaN(from) ? null : Math.max(0, Math.floor((now - from) / DAY_MS))
}
