import type { ResponseValueOf } from '@lobby/api'
import { listDays } from '@lobby/platform/calendar'
import { teamKpiQuery } from '@lobby/platform/account'
import { useReportFormat } from '@lobby/platform/money'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { ErrorState, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import type { SelfFetchingChartProps, ReportFilterNavigation } from '../model/report.ts'
import { DailyAmountChart, MAX_CHART_DAYS } from './DailyAmountChart.tsx'
import styles from './TeamDailyResultChart.module.css'

/** Returns the team's result by day, in minor units. */
const profitByDay = ({ content }: ResponseValueOf<'teamKpi'>) =>
  new Map(content.map(({ date, sums }) => [date, sums.profitMinor]))

/**
 * Charts the result of the whole team by day. Renders nothing for a part of the team, because the platform sends daily
 * figures of the whole team only.
 */
export function TeamDailyResultChart({
  from,
  to,
  today,
  here: { filters },
}: SelfFetchingChartProps & { readonly here: ReportFilterNavigation }) {
  const { t } = useReportFormat()
  const failure = useQueryFailureProps()
  const isWholeTeam = filters['member'] === undefined
  const size = listDays(from, to).length
  const hasChart = size > 1 && size <= MAX_CHART_DAYS
  const query = useQuery({
    ...teamKpiQuery({ api: useApi(), session: useMemberSession(), days: { from, to }, size }),
    enabled: isWholeTeam && hasChart,
    select: profitByDay,
  })
  if (!isWholeTeam) return null
  if (query.error) return <ErrorState compact title={t('reports.chart.failed')} {...failure(query)} />
  if (hasChart && !query.data) return <Skeleton shape="block" className={styles.chart ?? ''} />
  return <DailyAmountChart from={from} to={to} today={today} values={query.data ?? new Map()} />
}
