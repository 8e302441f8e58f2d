import type { ResponseValueOf } from '@lobby/api'
import { profitAndLoss as operation } from '@lobby/api/operations/report'
import { gameRoutes } from '@lobby/platform/navigation'
import type { Report } from '../model/report.ts'
import {
  profitExportColumns,
  getProfitRowDetails,
  getProfitTotals,
  convertResultToReportAmount,
} from './profitFigures.ts'
import { Minus, TrendingDown, TrendingUp } from '@lobby/ui/icons'

/**
 * Shows an icon for a profit, for a loss, or for a result of zero.
 * @param props.minor - the result in minor units
 */
const ProfitIcon = ({ minor }: { readonly minor: number }) =>
  minor > 0 ? <TrendingUp /> : minor < 0 ? <TrendingDown /> : <Minus />

type Page = ResponseValueOf<'profitAndLoss'>
type Day = Page['content'][number]

/** The definition of the report of the member's result per day. */
export const profitAndLossReport: Report<Page, Day> = {
  id: 'profitAndLoss',
  title: 'shell.title.profitandloss',
  fetchPage: (api, query, _chosen, signal) => api.call(operation, { query, ...(signal && { signal }) }),
  filters: [],
  groupBy: 'month',
  getKey: ({ date }) => date,
  getTime: ({ date }) => date,
  getTotals: ({ totals }) => getProfitTotals('reports.result', totals),
  getView: ({ date, sums: { profitMinor, stakeMinor, payoutMinor } }, { t, shortDay, money }) => ({
    title: shortDay(date),
    note: t('reports.day', { stake: money(stakeMinor), payout: money(payoutMinor) }),
    icon: <ProfitIcon minor={profitMinor} />,
    amount: convertResultToReportAmount(profitMinor),
  }),
  getFacts: ({ date, sums }, say) => [
    { label: 'reports.column.day', value: say.day(date) },
    ...getProfitRowDetails(sums, say),
    ...(sums.transferMinor === 0
      ? []
      : [{ label: 'reports.part.TRANSFERS', value: say.signed(sums.transferMinor) } as const]),
  ],
  columns: [
    { heading: 'reports.column.day', getCell: ({ date }) => date },
    ...profitExportColumns,
    { heading: 'reports.part.TRANSFERS', money: true, getCell: ({ sums }) => ({ hundredths: sums.transferMinor }) },
  ],
  emptyTitle: 'reports.none.profitAndLoss',
  emptyLink: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
  getChartValue: ({ sums }) => sums.profitMinor,
}
