import type { Db } from '../../db/sql.ts'
import { buildDayIndexSql } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'
import {
  buildMemberDayRangeCondition,
  selectPageByDescendingId,
  toOwnerAndFilterSqlParams,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'

/** The sums of ledger entries for each purpose, in minor units. */
export interface ProfitSums {
  readonly stake: number
  readonly payout: number
  readonly room: number
  readonly rebate: number
  readonly bonus: number
  readonly deposit: number
  readonly withdrawal: number
  readonly transfer: number
}

export interface DailyProfitRow extends ProfitSums {
  /** The index of the day in the merchant's time zone, see `getDayIndex`. */
  readonly id: number
}

const sumOf = (sign: '' | '-', ...kinds: readonly string[]): string =>
  `SUM(CASE WHEN kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) THEN ${sign}amount ELSE 0 END)`

const sumColumns: Readonly<Record<keyof ProfitSums, string>> = {
  stake: sumOf('-', 'stake', 'order', 'refund'),
  payout: sumOf('', 'payout', 'prize'),
  room: sumOf('-', 'room'),
  rebate: sumOf('', 'rebate', 'agentRebate'),
  bonus: sumOf('', 'bonus', 'boardPrize'),
  deposit: sumOf('', 'deposit'),
  withdrawal: sumOf('-', 'withdrawal', 'withdrawalReturn'),
  transfer: sumOf('', 'transferOut', 'transferIn', 'salary', 'dividend'),
}
const columns = Object.entries(sumColumns)
  .map(([name, sum]) => `${sum} AS ${name}`)
  .join(', ')
const sums = Object.fromEntries(Object.keys(sumColumns).map((name) => [name, name])) as Record<keyof ProfitSums, string>

/**
 * The time of the order or withdrawal that a ledger entry refunds. A refund counts on the day of the order or
 * withdrawal. Otherwise the sum of a later day could be negative.
 */
const refundedAt = `(SELECT at FROM ledger AS first WHERE first.tenant = entry.tenant AND first.member = entry.member
  AND first.key = CASE entry.kind WHEN 'refund' THEN entry.ref || ':stake' ELSE entry.ref END)`
/**
 * The ledger entries of the profit report. Opening balances are excluded, because members have neither won nor
 * deposited them.
 */
const counted = `(SELECT tenant, member, kind, amount, CASE WHEN kind IN ('refund', 'withdrawalReturn') THEN ${refundedAt} ELSE at END AS at
  FROM ledger AS entry WHERE kind <> 'opening')`
const fromWhere = `FROM ${counted} AS counted WHERE ${buildMemberDayRangeCondition('counted', 'at')}`
const dayOf = buildDayIndexSql('at')

/** Returns one page of the days with ledger entries, the newest first, and the totals of all days in the range. */
export function listProfitByDay(db: Db, owner: RowOwner, { from, to }: DayRange, page: PageRequest) {
  const query = { from: `FROM (SELECT ${dayOf} AS id, ${columns} ${fromWhere} GROUP BY ${dayOf}) WHERE TRUE`, sums }
  const params = toOwnerAndFilterSqlParams(owner, { from, to })
  const { rows, next, total, ...totals } = selectPageByDescendingId<DailyProfitRow, keyof ProfitSums>(
    db,
    query,
    params,
    page,
  )
  return { rows, next, total, totals }
}

/** Returns the member's profit from games in minor units: payouts, rebates and bonuses minus stakes and room prices. */
export const computeMemberProfit = ({ stake, payout, room, rebate, bonus }: ProfitSums): number =>
  payout + rebate + bonus - stake - room
