import { selectAll, selectValue, type Db } from '../../db/sql.ts'
import { lotteryCatalogueGames } from '../../seed/games.ts'
import type { RowOwner } from '../rowOwner.ts'
import {
  buildMemberDayRangeCondition,
  toOwnerAndFilterSqlParams,
  parseCursorId,
  toLimitAndOffset,
  computeListTotals,
  toListPage,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'

export interface BetReportRow {
  /**
   * The cursor of the bet: twice the id of the row, plus 1 for a lottery order. So a game round and a lottery order
   * never have the same cursor.
   */
  readonly mark: number
  readonly id: number
  /** The game's `nodeId`; null for a lottery order. */
  readonly game: number | null
  /** The start of the game session; null for a lottery order. */
  readonly opened: number | null
  /** The lottery's code; null for a round of a game. */
  readonly code: string | null
  readonly category: string
  readonly status: 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'
  readonly stake: number
  readonly payout: number
  readonly at: number
}

export interface BetReportFilter extends DayRange {
  readonly category: string | undefined
  readonly status: 'OPEN' | 'SETTLED' | 'WON' | 'LOST' | 'CANCELLED' | undefined
}

/** The category in which the bet report lists lottery orders. The lottery games in the catalogue have this category. */
export const lotteryReportCategory = lotteryCatalogueGames[0]?.gameType ?? 'LOTT'

/** Combines game rounds and lottery orders in one list. The stake of an order excludes its cancelled bets. */
const fromWhere = `FROM (
  SELECT bet.id * 2 AS mark, bet.id, game_session.game, game_session.started_at AS opened, NULL AS code, COALESCE(game.category, '') AS category,
    CASE WHEN payout > 0 THEN 'WON' ELSE 'LOST' END AS status, stake, payout, at
  FROM bet JOIN game_session ON game_session.id = bet.session LEFT JOIN game ON game.node_id = game_session.game
  WHERE ${buildMemberDayRangeCondition('bet', 'at')}
  UNION ALL
  SELECT id * 2 + 1, id, NULL, NULL, code, '${lotteryReportCategory}', status, stake - refund, payout, placed_at
  FROM lottery_order WHERE ${buildMemberDayRangeCondition('lottery_order', 'placed_at')}
) WHERE (:category IS NULL OR category = :category)
  AND (:status IS NULL OR status = :status OR (:status = 'SETTLED' AND status IN ('WON', 'LOST')))`

/**
 * Returns one page of a member's bets, the newest first. With the cursor `after`, the page begins after the bet of the
 * cursor.
 */
export function listBetsForReport(
  db: Db,
  owner: RowOwner,
  { from, to, category, status }: BetReportFilter,
  page: PageRequest,
) {
  const params = toOwnerAndFilterSqlParams(owner, { from, to, category, status })
  const mark = parseCursorId(page)
  const rows = selectAll<BetReportRow>(
    db,
    `SELECT * ${fromWhere} AND (:mark IS NULL OR (at, mark) < (:cursorAt, :mark)) ORDER BY at DESC, mark ` +
      'DESC LIMIT :limit OFFSET :offset',
    {
      ...params,
      mark: mark ?? null,
      // Return an empty page if the cursor belongs to no bet of this member.
      cursorAt: (mark === undefined ? undefined : timeOf(db, owner, mark)) ?? -1,
      ...toLimitAndOffset(page),
    },
  )
  const sumProfitMinor = `CASE WHEN status = 'OPEN' THEN 0 ELSE payout - stake END`
  return {
    ...computeListTotals(db, fromWhere, params, { sumStakeMinor: 'stake', sumPayoutMinor: 'payout', sumProfitMinor }),
    ...toListPage(rows, page, (row) => row.mark),
  }
}

function timeOf(db: Db, { tenant, member }: RowOwner, mark: number): number | undefined {
  const table = mark % 2 === 0 ? 'bet' : 'lottery_order'
  const at = table === 'bet' ? 'at' : 'placed_at'
  const sql = `SELECT ${at} AS at FROM ${table} WHERE id = :id AND tenant = :tenant AND member = :member`
  return selectValue<number>(db, sql, { id: Math.floor(mark / 2), tenant, member })
}
