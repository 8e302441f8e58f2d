import { getDayPresets } from '@lobby/platform/calendar'
import { useReportFormat } from '@lobby/platform/money'
import { useLoadMore } from '@lobby/platform/lazy'
import { useMerchant } from '@lobby/platform/merchant'
import { parseDayInterval } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { PullToRefresh, InlineNotice, RowsSkeleton } from '@lobby/ui'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useReportExport, type ReportExportResult } from '../export/useReportExport.ts'
import {
  pickFixedFilters,
  parseReportUrlState,
  formatReportUrlState,
  type ReportUrlState,
} from '../model/reportUrlState.ts'
import type { ActiveFilters, ReportFilterNavigation, Report, ReportPage } from '../model/report.ts'
import { useReport } from '../model/useReport.ts'
import { DailyAmountChart } from './DailyAmountChart.tsx'
import { EmptyReport } from './EmptyReport.tsx'
import styles from './ReportBody.module.css'
import { ReportDaysPicker } from './ReportDaysPicker.tsx'
import { ReportError } from './ReportError.tsx'
import { ReportRows } from './ReportRows.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportSummary } from './ReportSummary.tsx'
import { ReportToolbar } from './ReportToolbar.tsx'
import { TeamPathBreadcrumbs } from './TeamPathBreadcrumbs.tsx'
import { getErrorMessageId } from '@lobby/platform/query'

/** Shows how many rows the export file contains, or why the export has failed. */
function ExportNotice({ error, done }: { readonly error: unknown; readonly done: ReportExportResult | null }) {
  const { t, number } = useReportFormat()
  if (error !== null)
    return <InlineNotice tone="loss">{`${t('reports.export.failed')} ${t(getErrorMessageId(error))}`}</InlineNotice>
  if (done === null) return null
  if (done.isTruncated)
    return <InlineNotice tone="warn">{t('reports.export.cut', { most: number(done.maxRows) })}</InlineNotice>
  return <InlineNotice tone="win">{t('reports.export.done', { count: done.rows })}</InlineNotice>
}

/** Shows a report for the days and filters in the URL: the totals, and the rows page by page. */
export function ReportBody<Page extends ReportPage<Row>, Row>({ report }: { readonly report: Report<Page, Row> }) {
  const { t, days } = useReportFormat()
  const { timeZone } = useMerchant()
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const now = usePlatformNow()
  const presets = getDayPresets(timeZone, now)
  const defaultDays = presets.week
  const address = parseReportUrlState(params, report.filters, defaultDays)
  const { query, first, rows, groups } = useReport(report, address)
  const { hasNextPage, isFetching, error, isPlaceholderData: isOld } = query
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const file = useReportExport(report)

  // Scroll to the top when the days or filters change, but not when the player returns to the screen.
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [navigationType, search])

  const show = (change: Partial<ReportUrlState>) => {
    file.forget()
    setParams(formatReportUrlState({ ...address, ...change }, defaultDays), { replace: true })
  }
  const filters = report.filters.filter(({ isFixed }) => !isFixed)
  const applyFilters = (chosen: ActiveFilters) =>
    show({ chosen: { ...pickFixedFilters(report.filters, address.chosen), ...chosen } })
  const here: ReportFilterNavigation = {
    filters: address.chosen,
    getPath: (chosen) => `${pathname}?${formatReportUrlState({ ...address, chosen }, defaultDays).toString()}`,
  }
  const failed = error && (
    <ReportError
      query={query}
      compact={first !== undefined}
      member={report.memberFilter}
      location={here}
      onShowTeam={(chosen) => show({ chosen })}
    />
  )
  const hasRows = first !== undefined && rows.length > 0
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      <div className={styles.head}>
        <ReportDaysPicker value={address} presets={presets} onChange={show} />
        <div className={styles.inset}>
          <ReportToolbar
            filters={filters}
            address={address}
            onChange={applyFilters}
            onSave={hasRows && !isOld ? () => file.save(address) : undefined}
            saving={file.busy}
          />
        </div>
      </div>
      <div className={styles.inset} aria-busy={isOld || undefined}>
        {!first && (failed || <ReportSkeleton />)}
        {first && (
          <div className={styles.report} data-old={isOld || undefined}>
            <ExportNotice error={file.error} done={file.done} />
            {report.getTrail && <TeamPathBreadcrumbs steps={report.getTrail(first)} here={here} />}
            {hasRows && (
              <ReportSummary
                sums={report.getTotals(first)}
                total={t(report.countLabel ?? 'reports.total', { count: first.total })}
                days={days(address)}
              />
            )}
            {hasRows && report.getChartValue && (
              <DailyAmountChart
                {...address}
                today={presets.today.to}
                values={new Map(rows.map((row) => [report.getTime(row), report.getChartValue?.(row) ?? 0]))}
              />
            )}
            {hasRows && report.DaysChart && <report.DaysChart {...address} today={presets.today.to} here={here} />}
            {!hasRows && !failed && (
              <EmptyReport
                title={report.emptyTitle}
                text={report.emptyText}
                link={report.emptyLink}
                {...(filters.some(({ name }) => address.chosen[name] !== undefined) && {
                  onClear: () => applyFilters({}),
                })}
                {...(parseDayInterval(params) === null &&
                  !report.emptyText && { onLonger: () => show(presets.thirty) })}
              />
            )}
            <ReportRows key={search} report={report} groups={groups} presets={presets} here={here} />
            <div ref={end} className={styles.end}>
              {failed || (hasNextPage ? <MoreRows label={t('reports.more')} /> : hasRows && <p>{t('reports.end')}</p>)}
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function MoreRows({ label }: { readonly label: string }) {
  return (
    <div className={styles.more} role="status">
      <span className="visually-hidden">{label}</span>
      <RowsSkeleton rows={2} leading="picture" lines={2} amount />
    </div>
  )
}
