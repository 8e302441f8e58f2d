import type { LimitKind, LimitPeriod } from '@lobby/merchant/markets'
import { selectOne, selectNumber, type Db } from '../../db/sql.ts'
import { getCalendarPeriod } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'

/**
 * The longest time after a stake that counts as play time. After this time, the member counts as absent until the next
 * stake.
 */
const MAX_GAP_MS = 300_000
const MINUTE_MS = 60_000

const stakeKinds = `'stake', 'order', 'room'`
const prizeKinds = `'payout', 'prize'`
/**
 * The refunds of orders that were placed since `:since`. Refunds of earlier orders are left out, because their stakes
 * are also left out.
 */
const refunded =
  '(SELECT COALESCE(SUM(refund), 0) FROM lottery_order WHERE tenant = :tenant AND member = :member AND ' +
  'placed_at >= :since)'

/** Returns the sum of settled and pending deposits that were created since a time. */
const depositedSince = (db: Db, { tenant, member }: RowOwner, start: number): number =>
  selectNumber(
    db,
    `SELECT SUM(amount) FROM deposit
     WHERE tenant = :tenant AND member = :member AND created_at >= :start AND status IN ('PENDING', 'SETTLED')`,
    { tenant, member, start },
  )

/**
 * Returns the losses since a time: stakes minus payouts, at least 0. Stakes on draws that are not over count as lost.
 * Prizes and refunds of orders that were placed before this time do not count, because they would allow higher losses
 * now.
 */
const lostSince = (db: Db, { tenant, member }: RowOwner, since: number): number =>
  selectNumber(
    db,
    `SELECT MAX(0, (SELECT COALESCE(-SUM(amount), 0) FROM ledger
         WHERE tenant = :tenant AND member = :member AND at >= :since AND kind IN ('stake', 'payout', 'room'))
       + (SELECT COALESCE(SUM(stake - refund - payout), 0) FROM lottery_order
         WHERE tenant = :tenant AND member = :member AND placed_at >= :since)) AS sum`,
    { tenant, member, since },
  )

/**
 * Returns the play time since a time in whole minutes. Adds up the time from each stake to the next stake or to now.
 * Each interval counts at most `MAX_GAP_MS`.
 */
function playedMinutes(db: Db, { tenant, member }: RowOwner, start: number, now: number): number {
  const row = selectOne<{ sum: number }>(
    db,
    `SELECT COALESCE(SUM(MIN(:longest, next - at)), 0) AS sum FROM (
       SELECT at, LEAD(at, 1, :now) OVER (ORDER BY at, id) AS next FROM ledger
       WHERE tenant = :tenant AND member = :member AND at >= :start AND at <= :now AND kind IN (${stakeKinds}))`,
    { tenant, member, start, now, longest: MAX_GAP_MS },
  )
  return Math.floor((row?.sum ?? 0) / MINUTE_MS)
}

/** Returns the used part of a limit in the current period, in minor units or in minutes of play. */
export function getLimitUsage(db: Db, owner: RowOwner, kind: LimitKind, period: LimitPeriod, now: number): number {
  const { start } = getCalendarPeriod(period, now)
  if (kind === 'DEPOSIT') return depositedSince(db, owner, start)
  return kind === 'LOSS' ? lostSince(db, owner, start) : playedMinutes(db, owner, start, now)
}

export interface StakesAndWinnings {
  readonly stakedMinor: number
  readonly wonMinor: number
}

/** Returns the stakes and winnings since a time. Refunded stakes do not count. */
export function getStakesAndWinningsSince(db: Db, { tenant, member }: RowOwner, since: number): StakesAndWinnings {
  return (
    selectOne<StakesAndWinnings>(
      db,
      `SELECT COALESCE(SUM(CASE WHEN kind IN (${stakeKinds}) THEN -amount ELSE 0 END), 0) - ${refunded} AS stakedMinor,
         COALESCE(SUM(CASE WHEN kind IN (${prizeKinds}) THEN amount ELSE 0 END), 0) AS wonMinor
       FROM ledger WHERE tenant = :tenant AND member = :member AND at >= :since`,
      { tenant, member, since },
    ) ?? { stakedMinor: 0, wonMinor: 0 }
  )
}
