import type { ResponseValueOf } from '@lobby/api'
import { rebateReport as operation } from '@lobby/api/operations/report'
import { getGameCategoryMessageId } from '@lobby/platform/money'
import { gameRoutes } from '@lobby/platform/navigation'
import { BadgePercent, HandCoins } from '@lobby/ui/icons'
import type { Report } from '../model/report.ts'
import { gameCategoryFilter } from './categories.ts'

type Page = ResponseValueOf<'rebateReport'>
type Rebate = Page['content'][number]

export const rebateReport: Report<Page, Rebate> = {
  id: 'rebateReport',
  title: 'shell.title.rebateReport',
  fetchPage: (api, query, { category }, signal) =>
    api.call(operation, { query: { ...query, ...(category && { category }) }, ...(signal && { signal }) }),
  filters: [gameCategoryFilter],
  groupBy: 'day',
  getKey: ({ rebateId }) => rebateId,
  getTime: ({ at }) => at,
  getTotals: ({ sumRebateMinor, sumStakeMinor }) => [
    {
      label: 'reports.kind.REBATE',
      minor: sumRebateMinor,
      signed: true,
      ...(sumRebateMinor > 0 && { tone: 'win' as const }),
    },
    { label: 'reports.sum.staked', minor: sumStakeMinor },
  ],
  getView: ({ category, stakeMinor, rateBasisPoints, rebateMinor, manual }, { t, money, percent }) => ({
    title: t(getGameCategoryMessageId(category, 'reports.part.GAMES')),
    note: t('reports.rebate', { rate: percent(rateBasisPoints), stake: money(stakeMinor) }),
    icon: manual ? <HandCoins /> : <BadgePercent />,
    amount: { minor: rebateMinor, signed: true, ...(rebateMinor > 0 && { tone: 'win' as const }) },
  }),
  getFacts: (
    { rebateId, category, stakeMinor, rateBasisPoints, rebateMinor, manual, at },
    { t, money, signed, percent, dateTime },
  ) => [
    { label: 'reports.kind.REBATE', value: signed(rebateMinor) },
    { label: 'reports.filter.category', value: t(getGameCategoryMessageId(category, 'reports.part.GAMES')) },
    { label: 'reports.fact.stake', value: money(stakeMinor) },
    { label: 'reports.fact.rate', value: percent(rateBasisPoints) },
    { label: 'reports.fact.given', value: t(manual ? 'reports.given.member' : 'reports.given.house') },
    { label: 'reports.fact.when', value: dateTime(at) },
    { label: 'reports.fact.number', value: String(rebateId), copy: 'reports.copy.number' },
  ],
  columns: [
    { heading: 'reports.fact.number', getCell: ({ rebateId }) => String(rebateId) },
    { heading: 'reports.column.time', getCell: ({ at }, { timestamp }) => timestamp(at) },
    {
      heading: 'reports.filter.category',
      getCell: ({ category }, { t }) => t(getGameCategoryMessageId(category, 'reports.part.GAMES')),
    },
    { heading: 'reports.fact.stake', money: true, getCell: ({ stakeMinor }) => ({ hundredths: stakeMinor }) },
    { heading: 'reports.column.rate', getCell: ({ rateBasisPoints }) => ({ hundredths: rateBasisPoints }) },
    { heading: 'reports.kind.REBATE', money: true, getCell: ({ rebateMinor }) => ({ hundredths: rebateMinor }) },
    {
      heading: 'reports.fact.given',
      getCell: ({ manual }, { t }) => t(manual ? 'reports.given.member' : 'reports.given.house'),
    },
  ],
  emptyTitle: 'reports.none.rebateReport',
  emptyLink: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
}
