import type { ResponseValueOf } from '@lobby/api'
import { listDays } from '@lobby/platform/calendar'
import { teamKpiQuery } from '@lobby/platform/account'
import { useReportFormat } from '@lobby/platform/money'
import { useApi, useFailure } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { ErrorState, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import type { DaysChartProps, ReportLocation } from '../model/report.ts'
import { DayChart, MAX_CHART_DAYS } from './DayChart.tsx'
import styles from './TeamDaysChart.module.css'

/** Returns the team's result by day, in minor units. */
const profitByDay = ({ content }: ResponseValueOf<'teamKpi'>) =>
  new Map(content.map(({ date, sums }) => [date, sums.profitMinor]))

/**
 * Charts the result of the whole team by day. Renders nothing for a part of the team, because the platform sends daily
 * figures of the whole team only.
 */
export function TeamDaysChart({
  from,
  to,
  today,
  here: { filters },
}: DaysChartProps & { readonly here: ReportLocation }) {
  const { t } = useReportFormat()
  const failure = useFailure()
  const isWholeTeam = filters['member'] === undefined
  const size = listDays(from, to).length
  const hasChart = size > 1 && size <= MAX_CHART_DAYS
  const query = useQuery({
    ...teamKpiQuery({ api: useApi(), session: useMember(), days: { from, to }, size }),
    enabled: isWholeTeam && hasChart,
    select: profitByDay,
  })
  if (!isWholeTeam) return null
  if (query.error) return <ErrorState compact title={t('reports.chart.failed')} {...failure(query)} />
  if (hasChart && !query.data) return <Skeleton shape="block" className={styles.chart ?? ''} />
  return <DayChart from={from} to={to} today={today} values={query.data ?? new Map()} />
}
