import { useLanguageFormat } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { BarChart, Card } from '@lobby/ui'
import { useState } from 'react'
import { findTeamMetric, teamMetrics, type TeamMetricId } from '../model/metrics.ts'
import { groupTeamDaysIntoBars } from '../model/groupTeamDaysIntoBars.ts'
import type { TeamKpi } from '../model/teamKpi.ts'
import { TeamMetricChips } from './TeamMetricChips.tsx'

export interface TeamChartProps {
  /** The figures of each day, newest day first. */
  readonly content: TeamKpi['content']
  /** Today in the merchant's time zone. The chart highlights the bar of this day. */
  readonly today: string
}

/**
 * Charts one figure of a team by day, or by week if there are more than 31 days. The agent picks the figure. Renders
 * nothing for a single day.
 */
export function TeamChart({ content, today }: TeamChartProps) {
  const { t, money, signed: withSign, days } = useReportFormat()
  const { date } = useLanguageFormat()
  const [chosen, setChosen] = useState<TeamMetricId>(teamMetrics[0].id)
  const spans = groupTeamDaysIntoBars(content)
  if (spans.length < 2) return null
  const { label, getValue, signed } = findTeamMetric(chosen)
  const weekly = spans.length < content.length
  const current = spans.findIndex(({ to }) => to === today)
  return (
    <Card title={t(weekly ? 'team.chart.weeks' : 'team.chart.days')}>
      <TeamMetricChips value={chosen} onChange={setChosen} />
      <BarChart
        key={chosen}
        label={t('team.chart.of', { metric: t(label) })}
        bars={spans.map((span) => ({
          label: days(span),
          short: date(`${span.to}T12:00:00Z`, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
          value: span.days.reduce((sum, day) => sum + getValue(day.sums), 0),
        }))}
        format={signed ? withSign : money}
        columns={[t(weekly ? 'team.chart.week' : 'team.chart.day'), t(label)]}
        {...(current >= 0 && { current })}
        empty=""
      />
    </Card>
  )
}
