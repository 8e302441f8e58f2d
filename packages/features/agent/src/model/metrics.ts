import type { ResponseValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

/** The total stakes, deposits and other amounts of a team, a member or a day, in minor units. */
export type TeamSums = ResponseValueOf<'teamKpi'>['footer']['sums']

export type TeamMetricId = 'stake' | 'profit' | 'deposit' | 'withdrawal'

interface Metric {
  readonly id: TeamMetricId
  readonly label: MessageId
  /** Returns the value of the metric, in minor units. */
  readonly getValue: (sums: TeamSums) => number
  /** True if the amount can be a gain or a loss. The app then shows the amount with a plus or minus sign. */
  readonly signed?: true
}

/** The metrics that a chart or a list can show. The first one is the default. */
export const teamMetrics = [
  { id: 'stake', label: 'team.metric.stake', getValue: ({ stakeMinor }) => stakeMinor },
  { id: 'profit', label: 'team.metric.profit', getValue: ({ profitMinor }) => profitMinor, signed: true },
  { id: 'deposit', label: 'team.metric.deposit', getValue: ({ depositMinor }) => depositMinor },
  { id: 'withdrawal', label: 'team.metric.withdrawal', getValue: ({ withdrawalMinor }) => withdrawalMinor },
] as const satisfies readonly Metric[]

/** Returns the metric with this id; the first metric for an unknown id. */
export const findTeamMetric = (id: string): Metric => teamMetrics.find((metric) => metric.id === id) ?? teamMetrics[0]
