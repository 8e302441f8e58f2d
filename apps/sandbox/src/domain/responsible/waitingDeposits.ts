import type { LimitPeriod } from '@lobby/merchant/markets'
import { all, updateRows, type Db, oneNumber } from '../../db/sql.ts'
import { periodAt } from '../days.ts'
import type { Owner } from '../owner.ts'

/**
 * Cancels the deposits of a member that wait and that no longer fit, the newest first: they would arrive during a break, or beyond a limit.
 * Call it in the transaction that begins the break or sets the limit.
 * @param limit - without one none fits
 */
export function cancelWaiting(
  db: Db,
  { tenant, member }: Owner,
  now: number,
  limit?: { readonly period: LimitPeriod; readonly amount: number },
): void {
  let left = limit ? limit.amount - paidSince(db, { tenant, member }, periodAt(limit.period, now).start) : 0
  const waiting = all<{ id: number; amount: number }>(
    db,
    `SELECT id, amount FROM deposit WHERE tenant = :tenant AND member = :member AND status = 'PENDING' ORDER BY id`,
    { tenant, member },
  )
  for (const { id, amount } of waiting) {
    if (amount <= left) left -= amount
    else updateRows(db, 'deposit', { id }, { status: 'CANCELLED', ended_at: now })
  }
}

const paidSince = (db: Db, { tenant, member }: Owner, start: number): number =>
  oneNumber(
    db,
    `SELECT SUM(amount) FROM deposit
     WHERE tenant = :tenant AND member = :member AND created_at >= :start AND status = 'SETTLED'`,
    { tenant, member, start },
  )
