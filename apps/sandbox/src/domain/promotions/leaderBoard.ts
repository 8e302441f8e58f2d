import { createHash } from 'node:crypto'
import { all, one, type Db } from '../../db/sql.ts'
import { periodAt } from '../days.ts'
import type { Owner } from '../owner.ts'
import { maskedName } from '../people.ts'

export const boardPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof boardPeriods)[number]
export type Span = ReturnType<typeof periodAt>

export interface Leader {
  readonly rank: number
  readonly name: string
  readonly staked: number
  readonly prize: number
  readonly own: boolean
}

/** Minor units, by rank. */
const prizes: Readonly<Record<Period, readonly number[]>> = {
  DAY: [20_000, 10_000, 5_000, 2_000, 2_000],
  WEEK: [100_000, 50_000, 25_000, 10_000, 10_000, 5_000, 5_000, 5_000],
  MONTH: [500_000, 250_000, 100_000, 50_000, 50_000, 20_000, 20_000, 20_000, 20_000, 20_000],
}
const shown = 20
/** Players of the house whom the demo does not have as members. */
const others = [
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

export interface Ranked extends Omit<Leader, 'own'> {
  /** 0 for a player of the house. */
  readonly member: number
}

/** Lists who has staked most in a period of the merchant's calendar so far, the highest stakes first, with the prize of each rank. Stakes count as for levels. */
export function rankingOf(db: Db, tenant: string, period: Period, { start, end }: Span, now: number): Ranked[] {
  const staked = all<{ member: number; name: string; sum: number }>(
    db,
    `SELECT bet.member, name, SUM(stake - opposed) AS sum FROM settled_bet AS bet JOIN member ON member.id = bet.member
     WHERE bet.tenant = :tenant AND at >= :start AND at < :end AND type <> 4 GROUP BY bet.member`,
    { tenant, start, end },
  )
  const through = Math.min(1, (now - start) / (end - start))
  const strangers = others.map((name) => ({
    member: 0,
    name,
    sum: Math.round(appetite(`${tenant} ${name} ${period} ${start}`) * through) * 100,
  }))
  return [...staked, ...strangers]
    .filter(({ sum }) => sum > 0)
    .sort((left, right) => right.sum - left.sum || right.member - left.member)
    .map(({ member, name, sum }, at) => ({
      rank: at + 1,
      member,
      name: maskedName(name),
      staked: sum,
      prize: prizes[period][at] ?? 0,
    }))
}

/** The running board, where a member stands on it, and the newest prize that such a board has paid them. */
export function leaderBoard(db: Db, { tenant, member }: Owner, period: Period, now: number) {
  const span = periodAt(period, now)
  const ranked = rankingOf(db, tenant, period, span, now).map((row): Leader => ({ ...row, own: row.member === member }))
  const own = ranked.find((row) => row.own) ?? { rank: 0, name: '', staked: 0, prize: 0, own: true }
  const paid = one<{ place: number; amount: number; at: number }>(
    db,
    'SELECT place, amount, at FROM board_prize WHERE tenant = :tenant AND member = :member AND period = :period ORDER BY period_from DESC LIMIT 1',
    { tenant, member, period },
  )
  return { rows: ranked.slice(0, shown), own, endsAt: span.end, paid }
}

/** Units that a stranger stakes in a whole period: from 50 to about 5,000. */
const appetite = (seed: string): number => 50 + createHash('sha256').update(seed).digest().readUInt16BE(0) / 13
