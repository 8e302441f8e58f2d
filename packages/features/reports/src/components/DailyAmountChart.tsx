import { useLanguageFormat } from '@lobby/i18n'
import { listDays } from '@lobby/platform/calendar'
import { useReportFormat } from '@lobby/platform/money'
import { BarChart, Card } from '@lobby/ui'
import type { DateSpan } from '@lobby/ui/pickers'
import styles from './DailyAmountChart.module.css'

export interface DailyAmountChartProps extends DateSpan {
  /** The amounts in minor units by day. The days have the format `2026-11-20`. A missing day counts as 0. */
  readonly values: ReadonlyMap<string, number>
  /** Today in the merchant's time zone. The chart highlights this day. */
  readonly today: string
}

/** The maximum number of days that a chart can show. */
export const MAX_CHART_DAYS = 31

/** Shows a bar chart with one amount per day, for 2 to 31 days. For more days, shows that there is no chart. */
export function DailyAmountChart({ from, to, values, today }: DailyAmountChartProps) {
  const { t, signed } = useReportFormat()
  const { date } = useLanguageFormat()
  const days = listDays(from, to)
  if (days.length < 2) return null
  if (days.length > MAX_CHART_DAYS) return <p className={styles.note}>{t('reports.chart.long')}</p>
  const current = days.indexOf(today)
  return (
    <Card title={t('reports.chart.title')}>
      <BarChart
        label={t('reports.chart.title')}
        bars={days.map((day) => ({
          label: date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
          short: date(`${day}T12:00:00Z`, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
          value: values.get(day) ?? 0,
        }))}
        format={signed}
        columns={[t('reports.column.day'), t('reports.result')]}
        {...(current >= 0 && { current })}
        empty=""
      />
    </Card>
  )
}
