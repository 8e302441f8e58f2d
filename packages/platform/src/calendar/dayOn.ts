import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

type Unit = 'day' | 'month' | 'year'

/**
 * The day so many days, months or years after another, or before it; the last one of a month that is shorter.
 * @param day - as `2026-11-20`: without a zone, so that no change of clocks passes a day over or counts it twice
 */
export const dayOn = (day: string, count: number, unit: Unit): string =>
  dayjs.utc(day).add(count, unit).format('YYYY-MM-DD')

/** The same for a moment, by the days of Greenwich, in milliseconds since 1970. */
export const momentOn = (at: number, count: number, unit: Unit): number => dayjs.utc(at).add(count, unit).valueOf()

/** How many days one day is after another, both as `2026-11-20`; less than 0 if it is before it. */
export const daysApart = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')
