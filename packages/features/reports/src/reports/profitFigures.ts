import type { MessageId } from '@lobby/i18n'
import type { ReportFormat } from '@lobby/platform/money'
import type { ExportColumn, ReportRowDetail, ReportTotal } from '../model/report.ts'

/** The common figures of the profit and loss reports of members and of teams, in minor units. */
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

/** Returns a result as a report amount: a profit is coloured, a loss is not. */
export const convertResultToReportAmount = (minor: number) => ({
  minor,
  signed: true,
  ...(minor > 0 && { tone: 'win' as const }),
})

/**
 * Returns the totals of a profit and loss report.
 * @param result - the message id for the label of the first total
 */
export const getProfitTotals = (
  result: MessageId,
  { profitMinor, stakeMinor, payoutMinor, rebateMinor, bonusMinor, depositMinor, withdrawalMinor }: ProfitFigures,
): readonly ReportTotal[] => [
  { label: result, ...convertResultToReportAmount(profitMinor) },
  { label: 'reports.sum.staked', minor: stakeMinor },
  { label: 'reports.won', minor: payoutMinor },
  { label: 'reports.sum.rewards', minor: rebateMinor + bonusMinor },
  { label: 'reports.sum.deposited', minor: depositMinor },
  { label: 'reports.sum.withdrawn', minor: withdrawalMinor },
]

/** Returns the figures of one row as lines for the row's details. */
export const getProfitRowDetails = (
  sums: ProfitFigures,
  { money, signed }: ReportFormat,
): readonly ReportRowDetail[] => [
  { label: 'reports.result', value: signed(sums.profitMinor) },
  { label: 'reports.fact.stake', value: money(sums.stakeMinor) },
  { label: 'reports.won', value: money(sums.payoutMinor) },
  ...(sums.roomMinor === 0 ? [] : [{ label: 'reports.fact.rooms', value: money(sums.roomMinor) } as const]),
  { label: 'reports.kind.REBATE', value: money(sums.rebateMinor) },
  { label: 'reports.fact.bonus', value: money(sums.bonusMinor) },
  { label: 'reports.sum.deposited', value: money(sums.depositMinor) },
  { label: 'reports.sum.withdrawn', value: money(sums.withdrawalMinor) },
]

/** The columns with these figures in the exported file. */
export const profitExportColumns: readonly ExportColumn<{ readonly sums: ProfitFigures }>[] = [
  { heading: 'reports.result', money: true, getCell: ({ sums }) => ({ hundredths: sums.profitMinor }) },
  { heading: 'reports.fact.stake', money: true, getCell: ({ sums }) => ({ hundredths: sums.stakeMinor }) },
  { heading: 'reports.won', money: true, getCell: ({ sums }) => ({ hundredths: sums.payoutMinor }) },
  { heading: 'reports.fact.rooms', money: true, getCell: ({ sums }) => ({ hundredths: sums.roomMinor }) },
  { heading: 'reports.kind.REBATE', money: true, getCell: ({ sums }) => ({ hundredths: sums.rebateMinor }) },
  { heading: 'reports.fact.bonus', money: true, getCell: ({ sums }) => ({ hundredths: sums.bonusMinor }) },
  { heading: 'reports.sum.deposited', money: true, getCell: ({ sums }) => ({ hundredths: sums.depositMinor }) },
  { heading: 'reports.sum.withdrawn', money: true, getCell: ({ sums }) => ({ hundredths: sums.withdrawalMinor }) },
]
