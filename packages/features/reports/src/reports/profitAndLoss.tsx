import type { ValueOf } from '@lobby/api'
import { profitAndLoss as operation } from '@lobby/api/operations/profitAndLoss'
import { gameRoutes } from '@lobby/platform/routes'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { Report } from '../model/report.ts'

type Page = ValueOf<'profitAndLoss'>
type Day = Page['content'][number]

/** What each day has brought. */
export const profitAndLoss: Report<Page, Day> = {
  id: 'profitAndLoss',
  title: 'shell.title.profitandloss',
  ask: (api, query, _chosen, signal) => api.call(operation, { query, ...(signal && { signal }) }),
  filters: [],
  groupBy: 'month',
  keyOf: ({ date }) => date,
  timeOf: ({ date }) => date,
  sums: ({ totals: { profitMinor, stakeMinor, payoutMinor, rebateMinor, bonusMinor, depositMinor, withdrawalMinor } }) => [
    { label: 'reports.result', minor: profitMinor, signed: true, ...(profitMinor > 0 && { tone: 'win' as const }) },
    { label: 'reports.sum.staked', minor: stakeMinor },
    { label: 'reports.won', minor: payoutMinor },
    { label: 'reports.sum.rewards', minor: rebateMinor + bonusMinor },
    { label: 'reports.sum.deposited', minor: depositMinor },
    { label: 'reports.sum.withdrawn', minor: withdrawalMinor },
  ],
  view: ({ date, sums: { profitMinor, stakeMinor, payoutMinor } }, { t, shortDay, money }) => ({
    title: shortDay(date),
    note: t('reports.day', { stake: money(stakeMinor), payout: money(payoutMinor) }),
    icon: profitMinor > 0 ? <TrendingUp /> : profitMinor < 0 ? <TrendingDown /> : <Minus />,
    amount: { minor: profitMinor, signed: true, ...(profitMinor > 0 && { tone: 'win' as const }) },
  }),
  facts: ({ date, sums }, { money, signed, day }) => [
    { label: 'reports.column.day', value: day(date) },
    { label: 'reports.result', value: signed(sums.profitMinor) },
    { label: 'reports.fact.stake', value: money(sums.stakeMinor) },
    { label: 'reports.won', value: money(sums.payoutMinor) },
    ...(sums.roomMinor === 0 ? [] : [{ label: 'reports.fact.rooms', value: money(sums.roomMinor) } as const]),
    { label: 'reports.kind.REBATE', value: money(sums.rebateMinor) },
    { label: 'reports.fact.bonus', value: money(sums.bonusMinor) },
    { label: 'reports.sum.deposited', value: money(sums.depositMinor) },
    { label: 'reports.sum.withdrawn', value: money(sums.withdrawalMinor) },
    ...(sums.transferMinor === 0 ? [] : [{ label: 'reports.part.TRANSFERS', value: signed(sums.transferMinor) } as const]),
  ],
  columns: [
    { head: 'reports.column.day', cell: ({ date }) => date },
    { head: 'reports.result', money: true, cell: ({ sums }) => ({ hundredths: sums.profitMinor }) },
    { head: 'reports.fact.stake', money: true, cell: ({ sums }) => ({ hundredths: sums.stakeMinor }) },
    { head: 'reports.won', money: true, cell: ({ sums }) => ({ hundredths: sums.payoutMinor }) },
    { head: 'reports.fact.rooms', money: true, cell: ({ sums }) => ({ hundredths: sums.roomMinor }) },
    { head: 'reports.kind.REBATE', money: true, cell: ({ sums }) => ({ hundredths: sums.rebateMinor }) },
    { head: 'reports.fact.bonus', money: true, cell: ({ sums }) => ({ hundredths: sums.bonusMinor }) },
    { head: 'reports.sum.deposited', money: true, cell: ({ sums }) => ({ hundredths: sums.depositMinor }) },
    { head: 'reports.sum.withdrawn', money: true, cell: ({ sums }) => ({ hundredths: sums.withdrawalMinor }) },
    { head: 'reports.part.TRANSFERS', money: true, cell: ({ sums }) => ({ hundredths: sums.transferMinor }) },
  ],
  none: 'reports.none.profitAndLoss',
  wayOn: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
  chart: ({ sums }) => sums.profitMinor,
}
