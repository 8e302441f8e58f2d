import type { Days } from '../domain/agents/sums.ts'
import { dayAt, dayIndex } from '../domain/days.ts'

interface AskedDays {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/** What every list says of its pages. */
export const pagesOf = (
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  { total, next }: { readonly total: number; readonly next: string | undefined },
) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, ...(next !== undefined && { next }) })

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
