import type { ValueOf } from '@lobby/api'
import { rebateReport as operation } from '@lobby/api/operations/report'
import { categoryText } from '@lobby/platform/money'
import { gameRoutes } from '@lobby/platform/navigation'
import { BadgePercent, HandCoins } from '@lobby/ui/icons'
import type { Report } from '../model/report.ts'
import { categoryFilter } from './categories.ts'

type Page = ValueOf<'rebateReport'>
type Rebate = Page['content'][number]

export const rebateReport: Report<Page, Rebate> = {
  id: 'rebateReport',
  title: 'shell.title.rebateReport',
  ask: (api, query, { category }, signal) =>
    api.call(operation, { query: { ...query, ...(category && { category }) }, ...(signal && { signal }) }),
  filters: [categoryFilter],
  groupBy: 'day',
  keyOf: ({ rebateId }) => rebateId,
  timeOf: ({ at }) => at,
  sums: ({ sumRebateMinor, sumStakeMinor }) => [
    {
      label: 'reports.kind.REBATE',
      minor: sumRebateMinor,
      signed: true,
      ...(sumRebateMinor > 0 && { tone: 'win' as const }),
    },
    { label: 'reports.sum.staked', minor: sumStakeMinor },
  ],
  view: ({ category, stakeMinor, rateBasisPoints, rebateMinor, manual }, { t, money, percent }) => ({
    title: t(categoryText(category, 'reports.part.GAMES')),
    note: t('reports.rebate', { rate: percent(rateBasisPoints), stake: money(stakeMinor) }),
    icon: manual ? <HandCoins /> : <BadgePercent />,
    amount: { minor: rebateMinor, signed: true, ...(rebateMinor > 0 && { tone: 'win' as const }) },
  }),
  facts: (
    { rebateId, category, stakeMinor, rateBasisPoints, rebateMinor, manual, at },
    { t, money, signed, percent, when },
  ) => [
    { label: 'reports.kind.REBATE', value: signed(rebateMinor) },
    { label: 'reports.filter.category', value: t(categoryText(category, 'reports.part.GAMES')) },
    { label: 'reports.fact.stake', value: money(stakeMinor) },
    { label: 'reports.fact.rate', value: percent(rateBasisPoints) },
    { label: 'reports.fact.given', value: t(manual ? 'reports.given.member' : 'reports.given.house') },
    { label: 'reports.fact.when', value: when(at) },
    { label: 'reports.fact.number', value: String(rebateId), copy: 'reports.copy.number' },
  ],
  columns: [
    { head: 'reports.fact.number', cell: ({ rebateId }) => String(rebateId) },
    { head: 'reports.column.time', cell: ({ at }, { stamp }) => stamp(at) },
    { head: 'reports.filter.category', cell: ({ category }, { t }) => t(categoryText(category, 'reports.part.GAMES')) },
    { head: 'reports.fact.stake', money: true, cell: ({ stakeMinor }) => ({ hundredths: stakeMinor }) },
    { head: 'reports.column.rate', cell: ({ rateBasisPoints }) => ({ hundredths: rateBasisPoints }) },
    { head: 'reports.kind.REBATE', money: true, cell: ({ rebateMinor }) => ({ hundredths: rebateMinor }) },
    {
      head: 'reports.fact.given',
      cell: ({ manual }, { t }) => t(manual ? 'reports.given.member' : 'reports.given.house'),
    },
  ],
  none: 'reports.none.rebateReport',
  wayOn: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
}
