import { DAY_MS } from '@lobby/platform/calendar'
import { Refused } from './refused.ts'

/** The offset of Brasília from UTC. Brasília has no daylight saving time. */
const UTC_OFFSET_MS = -3 * 3_600_000

/**
 * Returns the beginning of a day in the merchant's time zone, in milliseconds since 1970; undefined when `date` is
 * undefined.
 * @param date - YYYY-MM-DD
 * @param daysOn - the number of days to add
 * @throws Refused `request.invalid` for a date that does not exist, such as 2026-02-30
 */
export function getDayStartOfDate(date: string | undefined, daysOn = 0): number | undefined {
  if (date === undefined) return undefined
  const at = Date.parse(`${date}T00:00:00-03:00`)
  if (Number.isNaN(at) || formatDayIndex(getDayIndex(at)) !== date) throw new Refused('request.invalid')
  return at + daysOn * DAY_MS
}

/** Returns the index of the day that contains a time: the days since 1970 in the merchant's time zone. */
export const getDayIndex = (at: number): number => Math.floor((at + UTC_OFFSET_MS) / DAY_MS)

/**
 * Returns an SQL expression that computes `getDayIndex` of a column. @param column - a column of times in milliseconds
 * since 1970
 */
export const buildDayIndexSql = (column: string): string => `((${column} - ${-UTC_OFFSET_MS}) / ${DAY_MS})`

/** Returns the beginning of the day that contains a time, in the merchant's time zone. */
export const getDayStartOfTime = (at: number): number => getDayIndex(at) * DAY_MS - UTC_OFFSET_MS

/**
 * Returns the day, week or month that contains a time, in the merchant's time zone. Weeks begin on Monday. `end` is the
 * beginning of the next period.
 */
export function getCalendarPeriod(
  period: 'DAY' | 'WEEK' | 'MONTH',
  at: number,
): { readonly start: number; readonly end: number } {
  const today = getDayIndex(at)
  const begins = (index: number): number => index * DAY_MS - UTC_OFFSET_MS
  if (period === 'DAY') return { start: begins(today), end: begins(today + 1) }
  // Day 0, 1970-01-01, was a Thursday.
  const monday = today - ((today + 3) % 7)
  if (period === 'WEEK') return { start: begins(monday), end: begins(monday + 7) }
  const date = new Date(today * DAY_MS)
  const first = (months: number): number =>
    begins(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS)
  return { start: first(0), end: first(1) }
}

/** Returns the date, YYYY-MM-DD, of a day index. */
export const formatDayIndex = (index: number): string => new Date(index * DAY_MS).toISOString().slice(0, 10)
