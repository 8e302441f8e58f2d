import { createHash } from 'node:crypto'
import { selectAll, selectOne, type Db } from '../../db/sql.ts'
import { getCalendarPeriod } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'
import { maskMemberName } from '../members.ts'

export const leaderBoardPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export type LeaderBoardPeriod = (typeof leaderBoardPeriods)[number]
export type CalendarPeriod = ReturnType<typeof getCalendarPeriod>

export interface LeaderBoardRow {
  readonly rank: number
  readonly name: string
  readonly staked: number
  readonly prize: number
  readonly own: boolean
}

/** The prizes by rank, in minor units. */
const PRIZES_BY_RANK: Readonly<Record<LeaderBoardPeriod, readonly number[]>> = {
  DAY: [20_000, 10_000, 5_000, 2_000, 2_000],
  WEEK: [100_000, 50_000, 25_000, 10_000, 10_000, 5_000, 5_000, 5_000],
  MONTH: [500_000, 250_000, 100_000, 50_000, 50_000, 20_000, 20_000, 20_000, 20_000, 20_000],
}
const MAX_ROWS = 20
/** The names of invented players, who fill the leader board but are not members. */
const inventedNames = [
  'marina',
  'tonho',
  'lucas77',
  'bia',
  'rafael',
  'nina',
  'jonas',
  'clara',
  'pedrinho',
  'dudu',
  'lara',
  'igor',
  'sol',
  'beto',
  'iris',
  'caique',
]

export interface LeaderBoardRankingRow extends Omit<LeaderBoardRow, 'own'> {
  /** The member's id; 0 for an invented player. */
  readonly member: number
}

/**
 * Returns the ranking of a period up to `now`, the highest stakes first, with the prize of each rank. Opposite bets
 * count less, as in `getStakesWithoutOppositeBets`.
 */
export function listLeaderBoardRanking(
  db: Db,
  tenant: string,
  period: LeaderBoardPeriod,
  { start, end }: CalendarPeriod,
  now: number,
): LeaderBoardRankingRow[] {
  const staked = selectAll<{ member: number; name: string; sum: number }>(
    db,
    `SELECT bet.member, name, SUM(stake - opposed) AS sum FROM settled_bet AS bet JOIN member ON member.id = bet.member
     WHERE bet.tenant = :tenant AND at >= :start AND at < :end AND type <> 4 GROUP BY bet.member`,
    { tenant, start, end },
  )
  const progress = Math.min(1, (now - start) / (end - start))
  const inventedPlayers = inventedNames.map((name) => ({
    member: 0,
    name,
    sum: Math.round(inventedStakes(`${tenant} ${name} ${period} ${start}`) * progress) * 100,
  }))
  return [...staked, ...inventedPlayers]
    .filter(({ sum }) => sum > 0)
    .sort((left, right) => right.sum - left.sum || right.member - left.member)
    .map(({ member, name, sum }, at) => ({
      rank: at + 1,
      member,
      name: maskMemberName(name),
      staked: sum,
      prize: PRIZES_BY_RANK[period][at] ?? 0,
    }))
}

/**
 * Returns the running leader board of the day, week or month, the member's own row, and the member's most recent prize
 * from such a leader board.
 */
export function getLeaderBoard(db: Db, { tenant, member }: RowOwner, period: LeaderBoardPeriod, now: number) {
  const span = getCalendarPeriod(period, now)
  const ranked = listLeaderBoardRanking(db, tenant, period, span, now).map((row): LeaderBoardRow => ({
    ...row,
    own: row.member === member,
  }))
  const own = ranked.find((row) => row.own) ?? { rank: 0, name: '', staked: 0, prize: 0, own: true }
  const paid = selectOne<{ place: number; amount: number; at: number }>(
    db,
    'SELECT place, amount, at FROM board_prize WHERE tenant = :tenant AND member = :member AND period = ' +
      ':period ORDER BY period_from DESC LIMIT 1',
    { tenant, member, period },
  )
  return { rows: ranked.slice(0, MAX_ROWS), own, endsAt: span.end, paid }
}

/** Returns the stakes of an invented player in a whole period, from 50 to about 5,000 units of the currency. */
const inventedStakes = (seed: string): number => 50 + createHash('sha256').update(seed).digest().readUInt16BE(0) / 13
