import { useReportFormat } from '@lobby/platform/money'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useEffect, useRef, useState } from 'react'
import type { ReportUrlState } from '../model/reportUrlState.ts'
import type { Report, ReportPage } from '../model/report.ts'
import { fetchAllReportRows, MAX_EXPORT_ROWS } from './fetchAllReportRows.ts'
import { formatCsv } from './formatCsv.ts'
import { shareOrDownloadFile } from './shareOrDownloadFile.ts'

/** The result of an export. */
export interface ReportExportResult {
  readonly rows: number
  readonly isTruncated: boolean
  readonly maxRows: number
}

/**
 * Returns a function that writes the rows of all pages of a report to a CSV file, and the state of this export. Aborts
 * the export if the player leaves the screen.
 */
export function useReportExport<Page extends ReportPage<Row>, Row>(report: Report<Page, Row>) {
  const api = useApi()
  const say = useReportFormat()
  const { name, currency } = useMerchant()
  const [state, setState] = useState<{
    readonly busy: boolean
    readonly error: unknown
    readonly done: ReportExportResult | null
  }>(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const save = async (address: ReportUrlState) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setState({ ...idle, busy: true })
    try {
      const { rows, isTruncated } = await fetchAllReportRows(api, report, address, control.signal)
      const { columns } = report
      const head = columns.map((column) => say.t(column.heading) + (column.money ? ` (${currency})` : ''))
      const text = formatCsv(
        head,
        rows.map((row) => columns.map(({ getCell }) => getCell(row, say))),
        say,
      )
      const days = address.from === address.to ? address.from : `${address.from} ${address.to}`
      const file = new File([text], `${name} ${say.t(report.title)} ${days}.csv`.replace(/[/\\:*?"<>|]/g, ''), {
        type: 'text/csv',
      })
      const outcome = await shareOrDownloadFile(file, getFileWays())
      if (!control.signal.aborted)
        setState({
          ...idle,
          done: outcome === 'dismissed' ? null : { rows: rows.length, isTruncated, maxRows: MAX_EXPORT_ROWS },
        })
    } catch (error) {
      if (!control.signal.aborted) setState({ ...idle, error })
    } finally {
      running.current = null
    }
  }
  return { ...state, save: (address: ReportUrlState) => void save(address), forget: () => setState(idle) }
}

const idle = { busy: false, error: null, done: null } as const

const getFileWays = () => ({
  ...('canShare' in navigator && {
    canShare: (data: ShareData) => navigator.canShare(data),
    share: (data: ShareData) => navigator.share(data),
  }),
})
