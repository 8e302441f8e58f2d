import type { Client } from '@lobby/api'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ReportUrlState } from '../model/reportUrlState.ts'
import type { Report, ReportPage } from '../model/report.ts'

/** The number of rows per page. A page with this size contains a whole month of daily rows. */
const PAGE_SIZE = 31

interface After {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}

interface ReportQueryInit<Page extends ReportPage<Row>, Row> {
  readonly report: Report<Page, Row>
  readonly address: ReportUrlState
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** Fetches a report page by page, newest rows first. */
export const reportQuery = <Page extends ReportPage<Row>, Row>({
  report,
  address,
  api,
  session,
  language,
}: ReportQueryInit<Page, Row>) =>
  infiniteQueryOptions({
    queryKey: ['report', report.id, session.epoch, language, address],
    queryFn: ({ pageParam: { pageNo, after }, signal }) => {
      const days = { startDate: address.from, endDate: address.to }
      return report.fetchPage(
        api,
        { pageNo, pageSize: PAGE_SIZE, ...days, ...(after && { after }) },
        address.chosen,
        signal,
      )
    },
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: ({ next, content }: Page, pages: readonly Page[]): After | undefined => {
      // End the list at a page without new rows, even if the platform reports further pages.
      const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(report.getKey)))
      return next !== undefined && content.some((row) => !before.has(report.getKey(row)))
        ? { pageNo: pages.length + 1, after: next }
        : undefined
    },
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
