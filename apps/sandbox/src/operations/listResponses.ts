import type { ListPage, PageRequest } from '../domain/pagination.ts'
import type { DayIndexRange } from '../domain/agents/teamTotals.ts'
import { getDayStartOfDate, getDayIndex } from '../domain/days.ts'

interface AskedDays {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

type Asked = Pick<PageRequest, 'pageNo' | 'pageSize'>

/** Returns the paging fields in the response of every list. */
export const toListPagingFields = (
  { pageNo, pageSize }: Asked,
  { total, next }: Pick<ListPage<unknown>, 'total' | 'next'>,
) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, ...(next !== undefined && { next }) })

/**
 * Returns the response of a list: converted rows, paging fields and sums.
 * @param toWire - converts a row to the API contract's format
 */
export function toListResponse<Row, Wire, Sums extends object>(
  asked: Asked,
  { rows, total, next, ...sums }: ListPage<Row> & Sums,
  toWire: (row: Row) => Wire,
) {
  return { content: rows.map((row) => toWire(row)), ...toListPagingFields(asked, { total, next }), ...sums }
}

/** Converts the requested days to times in milliseconds since 1970. `to` is exclusive. */
export const toTimeRange = ({ startDate, endDate }: AskedDays) => ({
  from: getDayStartOfDate(startDate),
  to: getDayStartOfDate(endDate, 1),
})

/**
 * Converts the requested days to times (`to` is exclusive) and to day indexes. Returns the range of all days if the
 * request contains none.
 */
export function toTimeAndDayIndexRange({ startDate, endDate }: AskedDays): {
  readonly from: number
  readonly to: number
  readonly days: DayIndexRange
} {
  const from = getDayStartOfDate(startDate) ?? 0
  const to = getDayStartOfDate(endDate, 1) ?? Number.MAX_SAFE_INTEGER
  return { from, to, days: { first: Math.max(0, getDayIndex(from)), last: getDayIndex(to - 1) } }
}
