import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Days as `2026-11-20`, which compare as texts; an empty one is none. */
export interface Dates {
  readonly from: string
  readonly to: string
}

export interface RangeProblem {
  readonly kind: 'missing' | 'order' | 'outside' | 'long'
  /** The day to mend. */
  readonly at: keyof Dates
}

/** What is wrong with a span of days, the first thing first; nothing if it can be asked for. */
export function rangeProblem(
  { from, to }: Dates,
  {
    min = '',
    max = '9999-12-31',
    most = Infinity,
  }: { readonly min?: string | undefined; readonly max?: string | undefined; readonly most?: number | undefined },
): RangeProblem | undefined {
  if (from === '') return { kind: 'missing', at: 'from' }
  if (to === '') return { kind: 'missing', at: 'to' }
  if (from < min || from > max) return { kind: 'outside', at: 'from' }
  if (to < min || to > max) return { kind: 'outside', at: 'to' }
  if (from > to) return { kind: 'order', at: 'to' }
  return daysOf({ from, to }) > most ? { kind: 'long', at: 'from' } : undefined
}

/** Both ends included, by the calendar. */
const daysOf = ({ from, to }: Dates): number => dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1
