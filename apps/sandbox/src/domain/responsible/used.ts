import type { LimitKind, LimitPeriod } from '@lobby/merchant/markets'
import { one, oneNumber, type Db } from '../../db/sql.ts'
import { periodAt } from '../days.ts'
import type { Owner } from '../owner.ts'

/** What lies between two stakes counts as play up to this, in milliseconds: who thinks longer is away. */
const longestThought = 300_000
const minute = 60_000

const stakes = `'stake', 'order', 'room'`
const prizes = `'payout', 'prize'`
/** What was taken back of the orders that were placed since `:since`: it counts when it was staked, or the next period would have it free. */
const refunded = `(SELECT COALESCE(SUM(refund), 0) FROM lottery_order WHERE tenant = :tenant AND member = :member AND placed_at >= :since)`

/** Deposits that are paid or may yet be, by when they began. */
const deposited = (db: Db, { tenant, member }: Owner, start: number): number =>
  oneNumber(
    db,
    `SELECT SUM(amount) FROM deposit
     WHERE tenant = :tenant AND member = :member AND created_at >= :start AND status IN ('PENDING', 'SETTLED')`,
    { tenant, member, start },
  )

/**
 * Stakes without what they brought, never below nothing; what is on draws to come counts as lost. What an order brings, a prize or a refund, counts when
 * the order was placed: in the next period it would let as much be lost once more.
 */
const lost = (db: Db, { tenant, member }: Owner, since: number): number =>
  oneNumber(
    db,
    `SELECT MAX(0, (SELECT COALESCE(-SUM(amount), 0) FROM ledger
         WHERE tenant = :tenant AND member = :member AND at >= :since AND kind IN ('stake', 'payout', 'room'))
       + (SELECT COALESCE(SUM(stake - refund - payout), 0) FROM lottery_order
         WHERE tenant = :tenant AND member = :member AND placed_at >= :since)) AS sum`,
    { tenant, member, since },
  )

/** Whole minutes of play: from each stake to the next one, or to now, as long as nobody was away between them. */
function played(db: Db, { tenant, member }: Owner, start: number, now: number): number {
  const row = one<{ sum: number }>(
    db,
    `SELECT COALESCE(SUM(MIN(:longest, next - at)), 0) AS sum FROM (
       SELECT at, LEAD(at, 1, :now) OVER (ORDER BY at, id) AS next FROM ledger
       WHERE tenant = :tenant AND member = :member AND at >= :start AND at <= :now AND kind IN (${stakes}))`,
    { tenant, member, start, now, longest: longestThought },
  )
  return Math.floor((row?.sum ?? 0) / minute)
}

/** What of a limit is used in the period that runs: minor units, or minutes of play. */
export function usedOf(db: Db, owner: Owner, kind: LimitKind, period: LimitPeriod, now: number): number {
  const { start } = periodAt(period, now)
  if (kind === 'DEPOSIT') return deposited(db, owner, start)
  return kind === 'LOSS' ? lost(db, owner, start) : played(db, owner, start, now)
}

export interface Played {
  readonly stakedMinor: number
  readonly wonMinor: number
}

/** What was staked and won since a time, by the ledger; what was taken back was never staked. */
export function playedSince(db: Db, { tenant, member }: Owner, since: number): Played {
  return (
    one<Played>(
      db,
      `SELECT COALESCE(SUM(CASE WHEN kind IN (${stakes}) THEN -amount ELSE 0 END), 0) - ${refunded} AS stakedMinor,
         COALESCE(SUM(CASE WHEN kind IN (${prizes}) THEN amount ELSE 0 END), 0) AS wonMinor
       FROM ledger WHERE tenant = :tenant AND member = :member AND at >= :since`,
      { tenant, member, since },
    ) ?? { stakedMinor: 0, wonMinor: 0 }
  )
}
