import type { ValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

/** The sums of a team, a member or a day, in minor units. */
export type TeamSums = ValueOf<'teamKpi'>['footer']['sums']

export type MetricId = 'stake' | 'profit' | 'deposit' | 'withdrawal'

interface Metric {
  readonly id: MetricId
  readonly label: MessageId
  /** Minor units. */
  readonly of: (sums: TeamSums) => number
  /** Says by its sign whether it came or went. */
  readonly signed?: true
}

/** What is looked at by turns, in a chart and in a list; the first is what they begin with. */
export const metrics = [
  { id: 'stake', label: 'team.metric.stake', of: ({ stakeMinor }) => stakeMinor },
  { id: 'profit', label: 'team.metric.profit', of: ({ profitMinor }) => profitMinor, signed: true },
  { id: 'deposit', label: 'team.metric.deposit', of: ({ depositMinor }) => depositMinor },
  { id: 'withdrawal', label: 'team.metric.withdrawal', of: ({ withdrawalMinor }) => withdrawalMinor },
] as const satisfies readonly Metric[]

/** One of them by its id. */
export const metricOf = (id: string): Metric => metrics.find((metric) => metric.id === id) ?? metrics[0]
