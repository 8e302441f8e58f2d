import type { ValueOf } from '@lobby/api'
import { profitAndLoss as operation } from '@lobby/api/operations/report'
import { gameRoutes } from '@lobby/platform/navigation'
import type { Report } from '../model/report.ts'
import { profitColumns, profitFacts, profitSums, resultOf } from './profitFigures.ts'
import { Minus, TrendingDown, TrendingUp } from '@lobby/ui/icons'

/**
 * An icon for a profit, a loss or neither.
 * @param props.minor - the result in minor units
 */
const ProfitIcon = ({ minor }: { readonly minor: number }) =>
  minor > 0 ? <TrendingUp /> : minor < 0 ? <TrendingDown /> : <Minus />

type Page = ValueOf<'profitAndLoss'>
type Day = Page['content'][number]

/** The member's result per day. */
export const profitAndLoss: Report<Page, Day> = {
  id: 'profitAndLoss',
  title: 'shell.title.profitandloss',
  ask: (api, query, _chosen, signal) => api.call(operation, { query, ...(signal && { signal }) }),
  filters: [],
  groupBy: 'month',
  keyOf: ({ date }) => date,
  timeOf: ({ date }) => date,
  sums: ({ totals }) => profitSums('reports.result', totals),
  view: ({ date, sums: { profitMinor, stakeMinor, payoutMinor } }, { t, shortDay, money }) => ({
    title: shortDay(date),
    note: t('reports.day', { stake: money(stakeMinor), payout: money(payoutMinor) }),
    icon: <ProfitIcon minor={profitMinor} />,
    amount: resultOf(profitMinor),
  }),
  facts: ({ date, sums }, say) => [
    { label: 'reports.column.day', value: say.day(date) },
    ...profitFacts(sums, say),
    ...(sums.transferMinor === 0
      ? []
      : [{ label: 'reports.part.TRANSFERS', value: say.signed(sums.transferMinor) } as const]),
  ],
  columns: [
    { head: 'reports.column.day', cell: ({ date }) => date },
    ...profitColumns,
    { head: 'reports.part.TRANSFERS', money: true, cell: ({ sums }) => ({ hundredths: sums.transferMinor }) },
  ],
  none: 'reports.none.profitAndLoss',
  wayOn: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
  chart: ({ sums }) => sums.profitMinor,
}
