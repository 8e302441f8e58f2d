import { dateOf, dayAt, dayIndex, startOfDay } from '../days.ts'
import type { Period } from './contractTerms.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * When the period ends that a time lies in: the merchant's days, weeks that begin on Monday, the 1st to the 15th and what is left of the month.
 * @param at - milliseconds since 1970, as the answer
 */
export function endOfPeriod(period: Period, at: number): number {
  if (period === 'HOUR') return Math.floor(at / hour) * hour + hour
  if (period === 'DAY') return startOfDay(at) + day
  // The first day that is counted was a Thursday.
  if (period === 'WEEK') return startOfDay(at) + (7 - ((dayIndex(at) + 3) % 7)) * day
  const [year = 0, month = 0, date = 0] = dateOf(dayIndex(at)).split('-').map(Number)
  const firstOf = (count: number): number =>
    midnight(`${year + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
  if (period === 'HALF_MONTH' && date <= 15) return firstOf(month - 1) + 15 * day
  return firstOf(month)
}

function midnight(date: string): number {
  const at = dayAt(date)
  if (at === undefined) throw new Error(`${date} is no day.`)
  return at
}

/** When a contract that is accepted begins: with the next hour, or with the next day of the merchant. */
export const nextStart = (period: Period, now: number): number => endOfPeriod(period === 'HOUR' ? 'HOUR' : 'DAY', now)
