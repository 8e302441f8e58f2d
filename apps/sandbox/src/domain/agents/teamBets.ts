import { selectAll, selectOne, selectValue, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import type { DayIndexRange } from './teamTotals.ts'
import { parseCursorId, toLimitAndOffset, toListPage, type PageRequest } from '../pagination.ts'

export interface TeamBetRow {
  readonly mark: number
  readonly member: number
  readonly name: string
  readonly category: string
  readonly stake: number
  readonly payout: number
  readonly at: number
  /** The game's `nodeId`; null for a lottery bet, which has a `code` instead. */
  readonly game: number | null
  /** The start of the game session; null for a lottery bet. */
  readonly opened: number | null
  readonly code: string | null
}

export interface TeamBetFilter {
  readonly days: DayIndexRange
  /** The start of the first day in milliseconds since 1970. `to` is the end of the last day, exclusive. */
  readonly from: number
  readonly to: number
  readonly category: string | undefined
  readonly result: 'WON' | 'LOST' | undefined
  /** The id of the one member whose bets to return; undefined for the whole team. */
  readonly memberId: number | undefined
}

const details = `bet.mark, bet.member, member.name, bet.category, bet.stake, bet.payout, bet.at,
  (SELECT game_session.game FROM bet AS round JOIN game_session ON game_session.id = round.session WHERE round.id = bet.mark / 2 AND bet.mark % 2 = 0) AS game,
  (SELECT game_session.started_at FROM bet AS round JOIN game_session ON game_session.id = round.session WHERE round.id = bet.mark / 2 AND bet.mark % 2 = 0) AS opened,
  (SELECT lottery_order.code FROM lottery_order WHERE lottery_order.id = bet.mark / 2 AND bet.mark % 2 = 1) AS code`

/**
 * Returns one page of a team's settled bets, the newest first. The sums cover all pages. They are computed from daily
 * totals by category, so the query stays fast in large teams.
 */
export function listTeamBets(db: Db, { tenant, member }: RowOwner, filter: TeamBetFilter, page: PageRequest) {
  const { days, from, to, category = null, result = null, memberId } = filter
  const mark = parseCursorId(page)
  // Return an empty page if the cursor belongs to no bet of this tenant.
  const cursorAt =
    mark === undefined
      ? to
      : (selectValue<number>(db, 'SELECT at FROM settled_bet WHERE mark = :mark AND tenant = :tenant', {
          mark,
          tenant,
        }) ?? -1)
  const params = {
    tenant,
    member: memberId ?? member,
    from,
    cursorAt: Math.min(cursorAt, to),
    cursorMark: (cursorAt < to ? mark : undefined) ?? -1,
    category,
    won: result === null ? null : Number(result === 'WON'),
    ...toLimitAndOffset(page),
  }
  const rows =
    memberId === undefined
      ? selectAll<TeamBetRow>(
          db,
          `SELECT ${details} FROM team_bet AS listed JOIN settled_bet AS bet ON bet.mark = listed.mark JOIN member ON member.id = bet.member
           WHERE listed.tenant = :tenant AND listed.above = :member AND listed.at >= :from AND (listed.at, listed.mark) < (:cursorAt, :cursorMark)
             AND (:category IS NULL OR listed.category = :category) AND (:won IS NULL OR listed.won = :won)
           ORDER BY listed.at DESC, listed.mark DESC LIMIT :limit OFFSET :offset`,
          params,
        )
      : selectAll<TeamBetRow>(
          db,
          `SELECT ${details} FROM settled_bet AS bet INDEXED BY settled_bet_by_member JOIN member ON member.id = bet.member
           WHERE bet.tenant = :tenant AND bet.member = :member AND bet.at >= :from AND (bet.at, bet.mark) < (:cursorAt, :cursorMark)
             AND (:category IS NULL OR bet.category = :category) AND (:won IS NULL OR (bet.payout > 0) = :won)
           ORDER BY bet.at DESC, bet.mark DESC LIMIT :limit OFFSET :offset`,
          params,
        )
  return {
    ...betTotals(db, { tenant, member: memberId ?? member }, days, category, result, memberId === undefined),
    ...toListPage(rows, page, (row) => row.mark),
  }
}

function betTotals(
  db: Db,
  { tenant, member }: RowOwner,
  { first, last }: DayIndexRange,
  category: string | null,
  result: 'WON' | 'LOST' | null,
  isTeam: boolean,
) {
  const of = (name: string): string => (isTeam ? `(team_${name} - own_${name})` : `own_${name}`)
  const [count, stake, payout] = {
    all: [of('bets'), of('stake'), of('payout')],
    WON: [of('won'), of('won_stake'), of('payout')],
    LOST: [`(${of('bets')} - ${of('won')})`, `(${of('stake')} - ${of('won_stake')})`, '0'],
  }[result ?? 'all']
  return (
    selectOne<{ total: number; sumStakeMinor: number; sumPayoutMinor: number; sumProfitMinor: number }>(
      db,
      `SELECT COALESCE(SUM(${count}), 0) AS total, COALESCE(SUM(${stake}), 0) AS sumStakeMinor, COALESCE(SUM(${payout}), 0) AS sumPayoutMinor,
         COALESCE(SUM(${payout} - ${stake}), 0) AS sumProfitMinor FROM team_bet_day
       WHERE tenant = :tenant AND member = :member AND day BETWEEN :first AND :last AND (:category IS NULL OR category = :category)`,
      { tenant, member, first, last, category },
    ) ?? { total: 0, sumStakeMinor: 0, sumPayoutMinor: 0, sumProfitMinor: 0 }
  )
}
