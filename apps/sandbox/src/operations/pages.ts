import type { Listed, Page } from '../domain/lists.ts'
import type { Days } from '../domain/agents/sums.ts'
import { dayAt, dayIndex } from '../domain/days.ts'

interface AskedDays {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

type Asked = Pick<Page, 'pageNo' | 'pageSize'>

/** What every list says of its pages. */
export const pagesOf = ({ pageNo, pageSize }: Asked, { total, next }: Pick<Listed<unknown>, 'total' | 'next'>) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
  ...(next !== undefined && { next }),
})

/** The answer of a list: its rows as the wire has them, what it says of its pages, and its sums. @param toWire - gives a row the form of the wire */
export function listAnswer<Row, Wire, Sums extends object>(
  asked: Asked,
  { rows, total, next, ...sums }: Listed<Row> & Sums,
  toWire: (row: Row) => Wire,
) {
  return { content: rows.map((row) => toWire(row)), ...pagesOf(asked, { total, next }), ...sums }
}

/** The days that a list is asked for, as times. */
export const rangeOf = ({ startDate, endDate }: AskedDays) => ({ from: dayAt(startDate), to: dayAt(endDate, 1) })

/** The days that are asked for: as times, and by their numbers. Without any, all of them. */
export function daysOf({ startDate, endDate }: AskedDays): {
  readonly from: number
  readonly to: number
  readonly days: Days
} {
  const from = dayAt(startDate) ?? 0
  const to = dayAt(endDate, 1) ?? Number.MAX_SAFE_INTEGER
  return { from, to, days: { first: Math.max(0, dayIndex(from)), last: dayIndex(to - 1) } }
}
