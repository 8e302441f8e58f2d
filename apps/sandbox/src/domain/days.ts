import { DAY_MS } from '@lobby/platform/calendar'
import { Refused } from './refused.ts'

/** Brasília has no summer time. */
const toLocal = -3 * 3_600_000

/**
 * The beginning of a day of the merchant, in milliseconds since 1970.
 * @param date - YYYY-MM-DD
 * @throws Refused `request.invalid` for a day that no calendar has
 */
export function dayAt(date: string | undefined, daysOn = 0): number | undefined {
  if (date === undefined) return undefined
  const at = Date.parse(`${date}T00:00:00-03:00`)
  if (Number.isNaN(at) || dateOf(dayIndex(at)) !== date) throw new Refused('request.invalid')
  return at + daysOn * DAY_MS
}

/** The number of the merchant's day that a time lies in. */
export const dayIndex = (at: number): number => Math.floor((at + toLocal) / DAY_MS)

/** The same in SQL. @param column - of times in milliseconds */
export const dayIndexSql = (column: string): string => `((${column} - ${-toLocal}) / ${DAY_MS})`

/** The beginning of the merchant's day that a time lies in. */
export const startOfDay = (at: number): number => dayIndex(at) * DAY_MS - toLocal

/** The period of the merchant's calendar that a time lies in: a day, a week from Monday, a month. `end` is the beginning of the next one. */
export function periodAt(
  period: 'DAY' | 'WEEK' | 'MONTH',
  at: number,
): { readonly start: number; readonly end: number } {
  const today = dayIndex(at)
  const begins = (index: number): number => index * DAY_MS - toLocal
  if (period === 'DAY') return { start: begins(today), end: begins(today + 1) }
  // Day 0 was a Thursday.
  const monday = today - ((today + 3) % 7)
  if (period === 'WEEK') return { start: begins(monday), end: begins(monday + 7) }
  const date = new Date(today * DAY_MS)
  const first = (months: number): number =>
    begins(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS)
  return { start: first(0), end: first(1) }
}

/** YYYY-MM-DD of a day by its number. */
export const dateOf = (index: number): string => new Date(index * DAY_MS).toISOString().slice(0, 10)
