import { createHash } from 'node:crypto'
import { all, type Db } from '../../db/sql.ts'
import { dayIndex, startOfDay } from '../days.ts'
import type { Owner } from '../lotteryOrders.ts'
import { maskedName } from '../maskedName.ts'

export type Period = 'DAY' | 'WEEK' | 'MONTH'

export interface Leader {
  readonly rank: number
  readonly name: string
  readonly staked: number
  readonly prize: number
  readonly own: boolean
}

const day = 86_400_000
/** Minor units, by rank. */
const prizes: Readonly<Record<Period, readonly number[]>> = {
  DAY: [20_000, 10_000, 5_000, 2_000, 2_000],
  WEEK: [100_000, 50_000, 25_000, 10_000, 10_000, 5_000, 5_000, 5_000],
  MONTH: [500_000, 250_000, 100_000, 50_000, 50_000, 20_000, 20_000, 20_000, 20_000, 20_000],
}
const shown = 20
/** Players of the house whom the demo does not have as members. */
const others = ['marina', 'tonho', 'lucas77', 'bia', 'rafael', 'nina', 'jonas', 'clara', 'pedrinho', 'dudu', 'lara', 'igor', 'sol', 'beto', 'iris', 'caique']

/** When the period that a time lies in begins and ends, by the merchant's days; a week begins on Monday. */
function spanOf(period: Period, now: number): { readonly from: number; readonly to: number } {
  const today = startOfDay(now)
  if (period === 'DAY') return { from: today, to: today + day }
  // The first of January 1970 was a Thursday.
  const monday = today - ((dayIndex(now) + 3) % 7) * day
  if (period === 'WEEK') return { from: monday, to: monday + 7 * day }
  const date = new Date(dayIndex(now) * day)
  const offset = today - dayIndex(now) * day
  return {
    from: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) + offset,
    to: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) + offset,
  }
}

/** Who has staked most in a period, and where a member stands. */
export function leaderBoard(db: Db, { tenant, member }: Owner, period: Period, now: number): { readonly rows: Leader[]; readonly own: Leader; readonly endsAt: number } {
  const { from, to } = spanOf(period, now)
  const staked = all<{ member: number; name: string; sum: number }>(
    db,
    `SELECT ledger.member, name, SUM(-amount) AS sum FROM ledger JOIN member ON member.id = ledger.member
     WHERE ledger.tenant = :tenant AND at >= :from AND at < :to AND ledger.kind IN ('stake', 'order', 'refund') AND type <> 4
     GROUP BY ledger.member HAVING sum > 0`,
    { tenant, from, to },
  )
  const through = (now - from) / (to - from)
  const strangers = others.map((name) => ({ member: 0, name, sum: Math.round(appetite(`${tenant} ${name} ${period} ${from}`) * through) * 100 }))
  const ranked = [...staked, ...strangers]
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum || other.member - one.member)
    .map((one, at): Leader => ({ rank: at + 1, name: maskedName(one.name), staked: one.sum, prize: prizes[period][at] ?? 0, own: one.member === member }))
  const own = ranked.find((row) => row.own) ?? { rank: 0, name: '', staked: 0, prize: 0, own: true }
  return { rows: ranked.slice(0, shown), own, endsAt: to }
}

/** Units that a stranger stakes in a whole period: from 50 to about 5,000. */
const appetite = (seed: string): number => 50 + createHash('sha256').update(seed).digest().readUInt16BE(0) / 13
