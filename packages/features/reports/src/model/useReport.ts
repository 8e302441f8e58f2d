import { useLanguage } from '@lobby/i18n'
import { toZonedDay } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { reportQuery } from '../queries/reportQuery.ts'
import type { ReportUrlState } from './reportUrlState.ts'
import { groupRows, type RowGroup } from './groupRows.ts'
import type { Report, ReportPage } from './report.ts'

/**
 * Fetches the pages of a report and groups the rows. Removes duplicate rows: a row may move to another page between two
 * requests.
 */
export function useReport<Page extends ReportPage<Row>, Row>(report: Report<Page, Row>, address: ReportUrlState) {
  const { language } = useLanguage()
  const { timeZone } = useMerchant()
  const query = useInfiniteQuery({
    ...reportQuery({ report, address, api: useApi(), session: useMemberSession(), language }),
    placeholderData: keepPreviousData,
  })
  const rows = [
    ...new Map(
      (query.data?.pages ?? []).flatMap(({ content }) => content.map((row) => [report.getKey(row), row] as const)),
    ).values(),
  ]
  const groups: RowGroup<Row>[] = groupRows(rows, (row) => {
    if (typeof report.groupBy === 'function') return report.groupBy(row)
    const at = report.getTime(row)
    return report.groupBy === 'month' ? at.slice(0, 7) : toZonedDay(timeZone, Date.parse(at))
  })
  return { query, first: query.data?.pages[0], rows, groups }
}
