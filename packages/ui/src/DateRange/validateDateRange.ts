import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * The first and the last day of a range, in the form `2026-11-20`. Days in this form can be compared as strings. An
 * empty string means that no day is set.
 */
export interface DateSpan {
  readonly from: string
  readonly to: string
}

export interface DateRangeProblem {
  readonly kind: 'missing' | 'order' | 'outside' | 'long'
  /** The day that the player must correct. */
  readonly at: keyof DateSpan
}

/** Returns the first problem of a date range, or undefined if the range is valid. */
export function validateDateRange(
  { from, to }: DateSpan,
  {
    min = '',
    max = '9999-12-31',
    most = Infinity,
  }: { readonly min?: string | undefined; readonly max?: string | undefined; readonly most?: number | undefined },
): DateRangeProblem | undefined {
  if (from === '') return { kind: 'missing', at: 'from' }
  if (to === '') return { kind: 'missing', at: 'to' }
  if (from < min || from > max) return { kind: 'outside', at: 'from' }
  if (to < min || to > max) return { kind: 'outside', at: 'to' }
  if (from > to) return { kind: 'order', at: 'to' }
  return countDays({ from, to }) > most ? { kind: 'long', at: 'from' } : undefined
}

/** Counts the calendar days of a range, both ends included. */
const countDays = ({ from, to }: DateSpan): number => dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1
