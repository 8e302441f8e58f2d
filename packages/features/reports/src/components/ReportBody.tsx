import { presetsOf } from '@lobby/platform/calendar'
import { useSay } from '@lobby/platform/money'
import { useLoadMore } from '@lobby/platform/lazy'
import { useMerchant } from '@lobby/platform/merchant'
import { readDays } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { PullToRefresh, InlineNotice, RowsSkeleton } from '@lobby/ui'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useExport, type Exported } from '../export/useExport.ts'
import { fixedOf, readAddress, writeAddress, type ReportAddress } from '../model/address.ts'
import type { Chosen, Here, Report, ReportPage } from '../model/report.ts'
import { useReport } from '../model/useReport.ts'
import { DayChart } from './DayChart.tsx'
import { NoRows } from './NoRows.tsx'
import styles from './ReportBody.module.css'
import { ReportDays } from './ReportDays.tsx'
import { ReportFailure } from './ReportFailure.tsx'
import { ReportRows } from './ReportRows.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { Summary } from './Summary.tsx'
import { Toolbar } from './Toolbar.tsx'
import { Trail } from './Trail.tsx'
import { messageFor } from '@lobby/platform/query'

/** Says how many rows an export wrote, or why it failed. */
function ExportNotice({ error, done }: { readonly error: unknown; readonly done: Exported | null }) {
  const { t, number } = useSay()
  if (error !== null)
    return <InlineNotice tone="loss">{`${t('reports.export.failed')} ${t(messageFor(error))}`}</InlineNotice>
  if (done === null) return null
  if (done.cut) return <InlineNotice tone="warn">{t('reports.export.cut', { most: number(done.most) })}</InlineNotice>
  return <InlineNotice tone="win">{t('reports.export.done', { count: done.rows })}</InlineNotice>
}

/** A report with the days and filters of its address: its totals, and its rows page by page. */
export function ReportBody<Page extends ReportPage<Row>, Row>({ report }: { readonly report: Report<Page, Row> }) {
  const { t, days } = useSay()
  const { timeZone } = useMerchant()
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const now = usePlatformNow()
  const presets = presetsOf(timeZone, now)
  const defaultDays = presets.week
  const address = readAddress(params, report.filters, defaultDays)
  const { query, first, rows, groups } = useReport(report, address)
  const { hasNextPage, isFetching, error, isPlaceholderData: isOld } = query
  const end = useLoadMore({ ready: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const file = useExport(report)

  // Scroll to the top for another selection, but not when the player comes back.
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [navigationType, search])

  const show = (change: Partial<ReportAddress>) => {
    file.forget()
    setParams(writeAddress({ ...address, ...change }, defaultDays), { replace: true })
  }
  const filters = report.filters.filter(({ fixed }) => !fixed)
  const applyFilters = (chosen: Chosen) => show({ chosen: { ...fixedOf(report.filters, address.chosen), ...chosen } })
  const here: Here = {
    chosen: address.chosen,
    to: (chosen) => `${pathname}?${writeAddress({ ...address, chosen }, defaultDays).toString()}`,
  }
  const failed = error && (
    <ReportFailure
      query={query}
      compact={first !== undefined}
      member={report.member}
      here={here}
      onWhole={(chosen) => show({ chosen })}
    />
  )
  const hasRows = first !== undefined && rows.length > 0
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      <div className={styles.head}>
        <ReportDays value={address} presets={presets} onChange={show} />
        <div className={styles.inset}>
          <Toolbar
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
            {report.trail && <Trail steps={report.trail(first)} here={here} />}
            {hasRows && (
              <Summary
                sums={report.sums(first)}
                total={t(report.counted ?? 'reports.total', { count: first.total })}
                days={days(address)}
              />
            )}
            {hasRows && report.chart && (
              <DayChart
                {...address}
                today={presets.today.to}
                values={new Map(rows.map((row) => [report.timeOf(row), report.chart?.(row) ?? 0]))}
              />
            )}
            {hasRows && report.Days && <report.Days {...address} today={presets.today.to} here={here} />}
            {!hasRows && !failed && (
              <NoRows
                title={report.none}
                text={report.noneText}
                wayOn={report.wayOn}
                {...(filters.some(({ name }) => address.chosen[name] !== undefined) && {
                  onClear: () => applyFilters({}),
                })}
                {...(readDays(params) === null && !report.noneText && { onLonger: () => show(presets.thirty) })}
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
      <RowsSkeleton rows={2} begins="picture" lines={2} amount />
    </div>
  )
}
