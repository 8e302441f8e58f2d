import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

type Unit = 'day' | 'month' | 'year'

/**
 * Returns the day that is `count` days, months or years after `day`. If the resulting month has no such day, returns
 * the last day of that month.
 *
 * @param day As `2026-11-20`. It has no time zone, so that a change to summer time neither skips nor repeats a day.
 * @param count The number of units to add; a negative number leads to an earlier day.
 */
export const addToDay = (day: string, count: number, unit: Unit): string =>
  dayjs.utc(day).add(count, unit).format('YYYY-MM-DD')

/**
 * Returns the moment that is `count` days, months or years after `at`, in milliseconds since 1970. Counts days in UTC.
 */
export const addToMoment = (at: number, count: number, unit: Unit): number => dayjs.utc(at).add(count, unit).valueOf()

/** Returns how many days `to` is after `from`, both as `2026-11-20`. The number is negative if `to` is earlier. */
export const countDaysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')
