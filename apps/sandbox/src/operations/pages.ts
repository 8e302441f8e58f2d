import { dayAt } from '../domain/days.ts'

/** What every list says of its pages. */
export const pagesOf = (
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  total: number,
  next: string | undefined,
) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, ...(next !== undefined && { next }) })

/** The days that a list is asked for, as times. */
export const rangeOf = ({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}) => ({ from: dayAt(startDate), to: dayAt(endDate, 1) })
