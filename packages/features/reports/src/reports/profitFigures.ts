import type { MessageId } from '@lobby/i18n'
import type { Say } from '@lobby/platform/money'
import type { Column, Fact, Sum } from '../model/report.ts'

/** The figures that the profit and loss of members and teams share, in minor units. */
export interface ProfitFigures {
  readonly profitMinor: number
  readonly stakeMinor: number
  readonly payoutMinor: number
  readonly roomMinor: number
  readonly rebateMinor: number
  readonly bonusMinor: number
  readonly depositMinor: number
  readonly withdrawalMinor: number
}

/** Returns how to show a result: a profit in colour, a loss with its sign only. */
export const resultOf = (minor: number) => ({ minor, signed: true, ...(minor > 0 && { tone: 'win' as const }) })

/**
 * Returns the totals of a profit and loss report.
 * @param result - the label of the first total
 */
export const profitSums = (
  result: MessageId,
  { profitMinor, stakeMinor, payoutMinor, rebateMinor, bonusMinor, depositMinor, withdrawalMinor }: ProfitFigures,
): readonly Sum[] => [
  { label: result, ...resultOf(profitMinor) },
  { label: 'reports.sum.staked', minor: stakeMinor },
  { label: 'reports.won', minor: payoutMinor },
  { label: 'reports.sum.rewards', minor: rebateMinor + bonusMinor },
  { label: 'reports.sum.deposited', minor: depositMinor },
  { label: 'reports.sum.withdrawn', minor: withdrawalMinor },
]

/** Returns the same figures for the details of one row, one by one. */
export const profitFacts = (sums: ProfitFigures, { money, signed }: Say): readonly Fact[] => [
  { label: 'reports.result', value: signed(sums.profitMinor) },
  { label: 'reports.fact.stake', value: money(sums.stakeMinor) },
  { label: 'reports.won', value: money(sums.payoutMinor) },
  ...(sums.roomMinor === 0 ? [] : [{ label: 'reports.fact.rooms', value: money(sums.roomMinor) } as const]),
  { label: 'reports.kind.REBATE', value: money(sums.rebateMinor) },
  { label: 'reports.fact.bonus', value: money(sums.bonusMinor) },
  { label: 'reports.sum.deposited', value: money(sums.depositMinor) },
  { label: 'reports.sum.withdrawn', value: money(sums.withdrawalMinor) },
]

/** The columns of the same figures in the exported file. */
export const profitColumns: readonly Column<{ readonly sums: ProfitFigures }>[] = [
  { head: 'reports.result', money: true, cell: ({ sums }) => ({ hundredths: sums.profitMinor }) },
  { head: 'reports.fact.stake', money: true, cell: ({ sums }) => ({ hundredths: sums.stakeMinor }) },
  { head: 'reports.won', money: true, cell: ({ sums }) => ({ hundredths: sums.payoutMinor }) },
  { head: 'reports.fact.rooms', money: true, cell: ({ sums }) => ({ hundredths: sums.roomMinor }) },
  { head: 'reports.kind.REBATE', money: true, cell: ({ sums }) => ({ hundredths: sums.rebateMinor }) },
  { head: 'reports.fact.bonus', money: true, cell: ({ sums }) => ({ hundredths: sums.bonusMinor }) },
  { head: 'reports.sum.deposited', money: true, cell: ({ sums }) => ({ hundredths: sums.depositMinor }) },
  { head: 'reports.sum.withdrawn', money: true, cell: ({ sums }) => ({ hundredths: sums.withdrawalMinor }) },
]
