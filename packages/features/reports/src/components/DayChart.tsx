import { useFormat } from '@lobby/i18n'
import { daysBetween } from '@lobby/platform/calendar'
import { useSay } from '@lobby/platform/money'
import { BarChart, Card } from '@lobby/ui'
import type { Dates } from '@lobby/ui/pickers'
import styles from './DayChart.module.css'

export interface DayChartProps extends Dates {
  /** Minor units by day, `2026-11-20`; a day that is not there has brought nothing. */
  readonly values: ReadonlyMap<string, number>
  /** The merchant's day, which stands out. */
  readonly today: string
}

/** Days that a chart can hold. */
export const mostDays = 31

/** What each day of a span has brought, as bars: of two days to a month. Of more it says that it draws none. */
export function DayChart({ from, to, values, today }: DayChartProps) {
  const { t, signed } = useSay()
  const { date } = useFormat()
  const days = daysBetween(from, to)
  if (days.length < 2) return null
  if (days.length > mostDays) return <p className={styles.note}>{t('reports.chart.long')}</p>
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
