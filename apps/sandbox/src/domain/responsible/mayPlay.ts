import type { LimitKind } from '@lobby/merchant/markets'
import type { Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { breakOf } from './breaks.ts'
import { ownLimits } from './limits.ts'
import { usedOf } from './used.ts'

/** What is left of a member's limits of a kind, the least over all periods; undefined where there is none. */
function leftOf(db: Db, owner: Owner, kind: LimitKind, now: number): number | undefined {
  const lefts = ownLimits(db, owner, now).flatMap(({ kind: of, period, amount }) =>
    of === kind && amount !== null ? [Math.max(0, amount - usedOf(db, owner, kind, period, now))] : [],
  )
  return lefts.length > 0 ? Math.min(...lefts) : undefined
}

/** @throws Refused `responsible.paused`, `responsible.excluded` */
export function checkBreak(db: Db, owner: Owner, now: number): void {
  const running = breakOf(db, owner, now)
  if (running) throw new Refused(running.kind === 'PAUSE' ? 'responsible.paused' : 'responsible.excluded')
}

/**
 * Holds a deposit against what the member has bounded. To be asked in the transaction that makes it, so that of two at once one sees the other.
 * @throws Refused as `checkBreak` does, and `responsible.deposit.limit` with what is left
 */
export function checkDeposit(db: Db, owner: Owner, amountMinor: number, now: number): void {
  checkBreak(db, owner, now)
  const left = leftOf(db, owner, 'DEPOSIT', now)
  if (left !== undefined && amountMinor > left)
    throw new Refused('responsible.deposit.limit', { field: 'amountMinor', left })
}

/**
 * Holds a stake against what the member has bounded, as if it were lost: in the transaction that takes it. A stake of 0 is a game that is
 * opened: it is refused once nothing is left.
 * @throws Refused as `checkBreak` does, `responsible.time.limit`, and `responsible.loss.limit` with what is left
 */
export function checkPlay(db: Db, owner: Owner, stakeMinor: number, now: number): void {
  checkBreak(db, owner, now)
  if (leftOf(db, owner, 'TIME', now) === 0) throw new Refused('responsible.time.limit', { left: 0 })
  const left = leftOf(db, owner, 'LOSS', now)
  if (left !== undefined && (left === 0 || stakeMinor > left)) throw new Refused('responsible.loss.limit', { left })
}
