import type { Client } from '@lobby/api'
import type { ReportUrlState } from '../model/reportUrlState.ts'
import type { Report, ReportPage } from '../model/report.ts'

const PAGE_SIZE = 200

/** The maximum number of rows in an exported file. */
export const MAX_EXPORT_ROWS = 10_000

export interface FetchedReportRows<Row> {
  readonly rows: readonly Row[]
  /** True if the report has more rows than a file may contain. */
  readonly isTruncated: boolean
}

/** Fetches all rows of a report, newest first, without duplicates. @throws ApiError if a page fails to load */
export async function fetchAllReportRows<Page extends ReportPage<Row>, Row>(
  api: Client,
  report: Report<Page, Row>,
  { from, to, chosen }: ReportUrlState,
  signal?: AbortSignal,
): Promise<FetchedReportRows<Row>> {
  const rows = new Map<string | number, Row>()
  let after: string | undefined
  for (let pageNo = 1; ; pageNo++) {
    const known = rows.size
    const query = { pageNo, pageSize: PAGE_SIZE, startDate: from, endDate: to, ...(after !== undefined && { after }) }
    const { content, next } = await report.fetchPage(api, query, chosen, signal)
    for (const row of content) rows.set(report.getKey(row), row)
    const more = next !== undefined && rows.size > known
    if (!more || rows.size >= MAX_EXPORT_ROWS)
      return { rows: [...rows.values()].slice(0, MAX_EXPORT_ROWS), isTruncated: more || rows.size > MAX_EXPORT_ROWS }
    after = next
  }
}
