import type { LimitKind } from '@lobby/merchant/markets'
import type { Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { findRunningBreak } from './breaks.ts'
import { listOwnLimits } from './limits.ts'
import { getLimitUsage } from './limitUsage.ts'

/**
 * Returns the unused part of a member's limit of one kind; undefined if the member has no limit of this kind. If the
 * member has limits for several periods, returns the smallest unused part.
 */
function leftOf(db: Db, owner: RowOwner, kind: LimitKind, now: number): number | undefined {
  const remainders = listOwnLimits(db, owner, now).flatMap(({ kind: of, period, amount }) =>
    of === kind && amount !== null ? [Math.max(0, amount - getLimitUsage(db, owner, kind, period, now))] : [],
  )
  return remainders.length > 0 ? Math.min(...remainders) : undefined
}

/** Checks that a member has no running break. @throws Refused `responsible.paused`, `responsible.excluded` */
export function checkNoRunningBreak(db: Db, owner: RowOwner, now: number): void {
  const running = findRunningBreak(db, owner, now)
  if (running) throw new Refused(running.kind === 'PAUSE' ? 'responsible.paused' : 'responsible.excluded')
}

/**
 * Checks that a member may deposit an amount: the member has no break, and the deposit limits allow the amount. Call
 * this function in the transaction that creates the deposit, so that parallel deposits cannot exceed a limit together.
 * @throws Refused like `checkNoRunningBreak`, and `responsible.deposit.limit` with the unused part of the limit
 */
export function checkDepositAllowed(db: Db, owner: RowOwner, amountMinor: number, now: number): void {
  checkNoRunningBreak(db, owner, now)
  const left = leftOf(db, owner, 'DEPOSIT', now)
  if (left !== undefined && amountMinor > left)
    throw new Refused('responsible.deposit.limit', { field: 'amountMinor', left })
}

/**
 * Checks that a member may stake an amount: the member has no break, and the time limits and loss limits allow it, even
 * if the stake is lost. Call this function in the transaction that charges the stake. A stake of 0 means the launch of
 * a game and is refused only if a limit is used up.
 * @throws Refused like `checkNoRunningBreak`, `responsible.time.limit`, and `responsible.loss.limit` with the unused
 *   part of the limit
 */
export function checkStakeAllowed(db: Db, owner: RowOwner, stakeMinor: number, now: number): void {
  checkNoRunningBreak(db, owner, now)
  if (leftOf(db, owner, 'TIME', now) === 0) throw new Refused('responsible.time.limit', { left: 0 })
  const left = leftOf(db, owner, 'LOSS', now)
  if (left !== undefined && (left === 0 || stakeMinor > left)) throw new Refused('responsible.loss.limit', { left })
}
