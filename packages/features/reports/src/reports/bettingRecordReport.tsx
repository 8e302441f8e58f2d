import type { ResponseValueOf } from '@lobby/api'
import { bettingRecord as operation } from '@lobby/api/operations/report'
import { getGameCategoryMessageId } from '@lobby/platform/money'
import { gameRoutes, orderRoutes } from '@lobby/platform/navigation'
import type { Report, ReportStatus } from '../model/report.ts'
import { createReportStatusLookup } from '../model/createReportStatusLookup.ts'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'
import { gameCategoryFilter } from './categories.ts'
import { useImageHosts } from '@lobby/platform/media'
import { Picture } from '@lobby/ui'

/** Shows the small picture of a game, or the first letter of its name if there is no picture. */
function GamePicture({ path = '', name }: { readonly path?: string | undefined; readonly name: string }) {
  const hosts = useImageHosts()
  return <Picture path={path} hosts={hosts} alt="" name={name} width={96} height={96} />
}

type Page = ResponseValueOf<'bettingRecord'>
type Bet = Page['content'][number]

const statuses = ['OPEN', 'WON', 'LOST', 'CANCELLED'] as const
const statusBadges: Readonly<Record<(typeof statuses)[number], ReportStatus>> = {
  OPEN: { text: 'reports.status.open', tone: 'open' },
  WON: { text: 'reports.status.won', tone: 'win' },
  LOST: { text: 'reports.status.lost', tone: 'loss' },
  CANCELLED: { text: 'reports.status.cancelled', tone: 'muted' },
}
const statusOf = createReportStatusLookup(statusBadges)

/** The definition of the report of the member's game bets and lottery orders. */
export const bettingRecordReport: Report<Page, Bet> = {
  id: 'bettingRecord',
  title: 'shell.title.gameRecord',
  fetchPage: (api, query, chosen, signal) => {
    const status = pickAcceptedFilterValue(chosen, 'status', statuses)
    const { category } = chosen
    return api.call(operation, {
      query: { ...query, ...(status && { status }), ...(category && { category }) },
      ...(signal && { signal }),
    })
  },
  filters: [
    {
      name: 'status',
      label: 'reports.result',
      options: statuses.map((value) => ({ value, label: statusBadges[value].text })),
    },
    gameCategoryFilter,
  ],
  groupBy: 'day',
  getKey: ({ betId }) => betId,
  getTime: ({ at }) => at,
  getTotals: ({ sumProfitMinor, sumStakeMinor, sumPayoutMinor }) => [
    {
      label: 'reports.result',
      minor: sumProfitMinor,
      signed: true,
      ...(sumProfitMinor > 0 && { tone: 'win' as const }),
    },
    { label: 'reports.sum.staked', minor: sumStakeMinor },
    { label: 'reports.won', minor: sumPayoutMinor },
  ],
  getView: ({ game, category, iconUrl, status, stakeMinor, profitMinor, at }, { t, time, money }) => {
    const title = game || t(getGameCategoryMessageId(category, 'reports.part.GAMES'))
    return {
      title,
      note: t('reports.bet', { time: time(at), stake: money(stakeMinor) }),
      icon: <GamePicture path={iconUrl} name={title} />,
      // Show the stake of an open bet, because an open bet has no result yet.
      amount:
        status === 'WON' || status === 'LOST'
          ? { minor: profitMinor, signed: true, ...(profitMinor > 0 && { tone: 'win' as const }) }
          : { minor: stakeMinor, tone: 'muted' },
      status: statusOf(status),
    }
  },
  getFacts: (
    { betId, game, vendor, category, status, stakeMinor, payoutMinor, profitMinor, at },
    { t, money, signed, dateTime },
  ) => [
    ...(game ? [{ label: 'reports.fact.game', value: game } as const] : []),
    ...(vendor === undefined ? [] : [{ label: 'reports.fact.vendor', value: vendor } as const]),
    { label: 'reports.filter.category', value: t(getGameCategoryMessageId(category, 'reports.part.GAMES')) },
    { label: 'reports.fact.stake', value: money(stakeMinor) },
    ...(status === 'OPEN'
      ? []
      : [
          { label: 'reports.won', value: money(payoutMinor) } as const,
          { label: 'reports.result', value: signed(profitMinor) } as const,
        ]),
    { label: 'reports.fact.when', value: dateTime(at) },
    { label: 'reports.fact.number', value: betId, copy: 'reports.copy.number' },
  ],
  getLink: ({ orderId }) =>
    orderId === undefined ? undefined : { label: 'reports.lead.order', to: orderRoutes.order(orderId) },
  columns: [
    { heading: 'reports.fact.number', getCell: ({ betId }) => betId },
    { heading: 'reports.column.time', getCell: ({ at }, { timestamp }) => timestamp(at) },
    { heading: 'reports.fact.game', getCell: ({ game }) => game },
    { heading: 'reports.fact.vendor', getCell: ({ vendor = '' }) => vendor },
    {
      heading: 'reports.filter.category',
      getCell: ({ category }, { t }) => t(getGameCategoryMessageId(category, 'reports.part.GAMES')),
    },
    { heading: 'reports.result', getCell: ({ status }, { t }) => t(statusOf(status).text) },
    { heading: 'reports.fact.stake', money: true, getCell: ({ stakeMinor }) => ({ hundredths: stakeMinor }) },
    { heading: 'reports.won', money: true, getCell: ({ payoutMinor }) => ({ hundredths: payoutMinor }) },
    { heading: 'reports.result', money: true, getCell: ({ profitMinor }) => ({ hundredths: profitMinor }) },
  ],
  emptyTitle: 'reports.none.bettingRecord',
  emptyLink: { label: 'reports.way.games', to: gameRoutes.gameCenter() },
}
