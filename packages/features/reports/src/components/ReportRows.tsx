import { useLanguageFormat, type MessageId } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { type getDayPresets } from '@lobby/platform/calendar'
import { ListSection } from '@lobby/ui'
import { useState } from 'react'
import type { RowGroup } from '../model/groupRows.ts'
import type { ReportFilterNavigation, Report, ReportPage } from '../model/report.ts'
import { ReportRow } from './ReportRow.tsx'
import { ReportRowSheet } from './ReportRowSheet.tsx'

export interface ReportRowsProps<Page extends ReportPage<Row>, Row> {
  readonly report: Report<Page, Row>
  readonly groups: readonly RowGroup<Row>[]
  readonly presets: ReturnType<typeof getDayPresets>
  readonly here: ReportFilterNavigation
}

/**
 * Lists the rows of a report, grouped by day, by month or under headings that the report defines. A press on a row
 * shows its details.
 */
export function ReportRows<Page extends ReportPage<Row>, Row>({
  report,
  groups,
  presets,
  here,
}: ReportRowsProps<Page, Row>) {
  const say = useReportFormat()
  const { date } = useLanguageFormat()
  const [selected, setSelected] = useState<{ readonly row: Row; readonly open: boolean } | null>(null)
  // While the sheet is open, a refetch may change the row, so show the latest data of the row.
  const current = selected && {
    ...selected,
    row:
      groups.flatMap(({ rows }) => rows).find((row) => report.getKey(row) === report.getKey(selected.row)) ??
      selected.row,
  }
  const formatHeading = (key: string) => {
    if (typeof report.groupBy === 'function') return say.t(key as MessageId)
    if (key.length === 7) return date(`${key}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const day = date(`${key}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    if (key === presets.today.to) return say.t('reports.day.today', { day })
    return key === presets.yesterday.to ? say.t('reports.day.yesterday', { day }) : day
  }
  return (
    <>
      {groups.map(({ key, rows }) => (
        <ListSection key={key} title={formatHeading(key)}>
          {rows.map((row) => (
            <ReportRow
              key={report.getKey(row)}
              view={report.getView(row, say)}
              onPress={() => setSelected({ row, open: true })}
            />
          ))}
        </ListSection>
      ))}
      {current && (
        <ReportRowSheet
          open={current.open}
          view={report.getView(current.row, say)}
          facts={report.getFacts(current.row, say)}
          link={report.getLink?.(current.row, here)}
          onClose={() => setSelected({ ...current, open: false })}
        />
      )}
    </>
  )
}
