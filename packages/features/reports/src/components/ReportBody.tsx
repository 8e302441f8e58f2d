import { presetsOf, useSay } from '@lobby/platform/figures'
import { useLoadMore } from '@lobby/platform/lazy'
import { useMerchant } from '@lobby/platform/merchant'
import { useFailure } from '@lobby/platform/query'
import { readDays } from '@lobby/platform/routes'
import { ErrorState, PullToRefresh } from '@lobby/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useExport } from '../export/useExport.ts'
import { readAddress, writeAddress, type ReportAddress } from '../model/address.ts'
import type { Report, ReportPage } from '../model/report.ts'
import { useReport } from '../model/useReport.ts'
import { DayChart } from './DayChart.tsx'
import { ExportNotice } from './ExportNotice.tsx'
import { NoRows } from './NoRows.tsx'
import styles from './ReportBody.module.css'
import { ReportDays } from './ReportDays.tsx'
import { ReportRows } from './ReportRows.tsx'
import { ReportSkeleton, RowsSkeleton } from './ReportSkeleton.tsx'
import { Summary } from './Summary.tsx'
import { Toolbar } from './Toolbar.tsx'

/** A report as its address says: days and filters, what it comes to, and its rows page after page. */
export function ReportBody<Page extends ReportPage<Row>, Row>({ report }: { readonly report: Report<Page, Row> }) {
  const { t, days } = useSay()
  const { timeZone } = useMerchant()
  const failure = useFailure()
  const [params, setParams] = useSearchParams()
  const [now] = useState(Date.now)
  const presets = presetsOf(timeZone, now)
  const usual = presets.week
  const address = readAddress(params, report.filters, usual)
  const { query, first, rows, groups } = useReport(report, address)
  const { hasNextPage, isFetching, error, isPlaceholderData: old } = query
  const end = useLoadMore({ ready: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const file = useExport(report)

  const show = (change: Partial<ReportAddress>) => {
    window.scrollTo(0, 0)
    file.forget()
    setParams(writeAddress({ ...address, ...change }, usual), { replace: true })
  }
  const failed = error && (
    <ErrorState
      compact={first !== undefined}
      title={t(first ? 'reports.stale' : 'reports.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  const filled = first !== undefined && rows.length > 0
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      <div className={styles.head}>
        <ReportDays value={address} presets={presets} onChange={show} />
        <div className={styles.inset}>
          <Toolbar
            filters={report.filters}
            address={address}
            onChange={show}
            onSave={filled && !old ? () => file.save(address) : undefined}
            saving={file.busy}
          />
        </div>
      </div>
      <div className={styles.inset} aria-busy={old || undefined}>
        {!first && (failed || <ReportSkeleton />)}
        {first && (
          <div className={styles.report} data-old={old || undefined}>
            <ExportNotice error={file.error} done={file.done} />
            {filled && <Summary sums={report.sums(first)} total={first.total} days={days(address)} />}
            {filled && report.chart && (
              <DayChart {...address} today={presets.today.to} values={new Map(rows.map((row) => [report.timeOf(row), report.chart?.(row) ?? 0]))} />
            )}
            {!filled && !failed && (
              <NoRows
                title={report.none}
                wayOn={report.wayOn}
                {...(Object.keys(address.chosen).length > 0 && { onClear: () => show({ chosen: {} }) })}
                {...(readDays(params) === null && { onLonger: () => show(presets.thirty) })}
              />
            )}
            <ReportRows report={report} groups={groups} presets={presets} />
            <div ref={end} className={styles.end}>
              {failed || (hasNextPage ? <MoreRows label={t('reports.more')} /> : filled && <p>{t('reports.end')}</p>)}
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
      <RowsSkeleton count={2} />
    </div>
  )
}
