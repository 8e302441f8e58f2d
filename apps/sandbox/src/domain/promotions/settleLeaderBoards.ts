import { selectAll, insertRow, selectValue, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import { getCalendarPeriod } from '../days.ts'
import { postLedgerEntry } from '../wallet.ts'
import { giveCashback } from './cashback.ts'
import { leaderBoardPeriods, listLeaderBoardRanking, type LeaderBoardPeriod } from './leaderBoard.ts'

interface BoardRow {
  readonly tenant: string
  readonly period: LeaderBoardPeriod
  readonly settled_to: number
}

/**
 * Pays the prizes of every leader board whose period has ended, and gives the cashback of every finished week. Each
 * period is settled one time, in one transaction. Periods without bets are skipped. The first run opens a tenant's
 * first leader boards.
 */
export function settleLeaderBoards(db: Db, now: number): void {
  for (const { id } of selectAll<{ id: string }>(
    db,
    'SELECT id FROM tenant WHERE id NOT IN (SELECT tenant FROM board)',
  )) {
    runInTransaction(db, () => leaderBoardPeriods.forEach((period) => openBoard(db, id, period, now)))
  }
  for (const board of selectAll<BoardRow>(db, 'SELECT tenant, period, settled_to FROM board WHERE ends_at <= :now', {
    now,
  }))
    settleBoard(db, board, now)
}

function openBoard(db: Db, tenant: string, period: LeaderBoardPeriod, now: number): void {
  const { start, end } = getCalendarPeriod(period, now)
  insertRow(db, 'board', { tenant, period, settled_to: start, ends_at: end })
}

function settleBoard(db: Db, { tenant, period, settled_to: settledTo }: BoardRow, now: number): void {
  const currentStart = getCalendarPeriod(period, now).start
  // Skip periods without bets. Otherwise the loop would be slow after a long pause.
  for (let from = nextStake(db, tenant, settledTo); from < currentStart; from = nextStake(db, tenant, from)) {
    const span = getCalendarPeriod(period, from)
    runInTransaction(db, () => {
      for (const { member, rank, prize } of listLeaderBoardRanking(db, tenant, period, span, now))
        if (member > 0 && prize > 0) pay(db, { tenant, member, period, from: span.start, rank, prize }, now)
      if (period === 'WEEK') giveCashback(db, tenant, span)
      advanceBoard(db, tenant, period, span.end)
    })
    from = span.end
  }
  advanceBoard(db, tenant, period, currentStart)
}

/** Returns the time of the first bet that was settled at or after a time; Infinity if there is none. */
const nextStake = (db: Db, tenant: string, from: number): number =>
  selectValue<number | null>(db, 'SELECT MIN(at) AS at FROM settled_bet WHERE tenant = :tenant AND at >= :from', {
    tenant,
    from,
  }) ?? Infinity

const advanceBoard = (db: Db, tenant: string, period: LeaderBoardPeriod, settledTo: number): void =>
  void updateRows(
    db,
    'board',
    { tenant, period },
    { settled_to: settledTo, ends_at: getCalendarPeriod(period, settledTo).end },
  )

interface Prize {
  readonly tenant: string
  readonly member: number
  readonly period: LeaderBoardPeriod
  readonly from: number
  readonly rank: number
  readonly prize: number
}

function pay(db: Db, { tenant, member, period, from, rank, prize }: Prize, now: number): void {
  const { id } = insertRow(db, 'board_prize', {
    tenant,
    member,
    period,
    period_from: from,
    place: rank,
    amount: prize,
    at: now,
  })
  const ref = `board:${id}`
  postLedgerEntry(db, { tenant, member, kind: 'boardPrize', ref, amountMinor: prize, at: now })
}
