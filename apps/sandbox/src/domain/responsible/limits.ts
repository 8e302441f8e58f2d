import type { LimitKind, LimitPeriod, MarketPack } from '@lobby/merchant/markets'
import { selectAll, findRow, insertRow, runInTransaction, updateRows, selectNumber, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { isRepeatedLimitOrBreakChange, recordLimitOrBreakChange } from './limitOrBreakChanges.ts'
import { getCalendarPeriod } from '../days.ts'

/** A limit that a member has set: its current amount and a pending change. */
export interface OwnLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** The current limit in minor units, or in minutes for TIME; null if there is no limit. */
  readonly amount: number | null
  /** A raise that is not in effect yet. An `amount` of null removes the limit. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null
}

interface Row {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
  readonly next_amount: number | null
  readonly next_from: number | null
}

export interface OwnLimitRequest extends RowOwner {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly key: string
  readonly now: number
}

const HOUR_MS = 3_600_000
const minutesOf: Readonly<Record<LimitPeriod, number>> = { DAY: 24 * 60, WEEK: 7 * 24 * 60, MONTH: 31 * 24 * 60 }

/** Returns the smallest and the largest limit that a member may set, in minor units, or in minutes for TIME. */
export const getOwnLimitBounds = (
  kind: LimitKind,
  period: LimitPeriod,
): { readonly min: number; readonly max: number } =>
  kind === 'TIME' ? { min: 15, max: minutesOf[period] } : { min: 1_000, max: 100_000_000 }

const toLimit = ({ kind, period, amount, next_amount: next, next_from: from }: Row, now: number): OwnLimit => {
  if (from === null) return { kind, period, amount, pending: null }
  return from <= now
    ? { kind, period, amount: next, pending: null }
    : { kind, period, amount, pending: { amount: next, from } }
}

/**
 * Returns the limits of a member at the time `now`. A pending raise becomes the current limit when its delay is over.
 */
export const listOwnLimits = (db: Db, { tenant, member }: RowOwner, now: number): OwnLimit[] =>
  selectAll<Row>(db, 'SELECT * FROM own_limit WHERE tenant = :tenant AND member = :member', { tenant, member }).map(
    (row) => toLimit(row, now),
  )

function limitOf(db: Db, { tenant, member, kind, period, now }: OwnLimitRequest): OwnLimit {
  const row = findRow<Row>(db, 'own_limit', { tenant, member, kind, period })
  return row ? toLimit(row, now) : { kind, period, amount: null, pending: null }
}

function writeLimit(
  db: Db,
  { tenant, member, kind, period }: OwnLimitRequest,
  { amount, pending }: Pick<OwnLimit, 'amount' | 'pending'>,
): void {
  insertRow(
    db,
    'own_limit',
    { tenant, member, kind, period, amount, next_amount: pending?.amount ?? null, next_from: pending?.from ?? null },
    'REPLACE',
  )
}

/**
 * Sets a limit, or removes it if `amount` is null. A first or lower limit takes effect immediately, also for pending
 * deposits. A higher limit, or the removal of a limit, takes effect after the market's delay.
 * Repeating a call with the same idempotency key changes nothing.
 * @throws Refused `responsible.limit.invalid`, `request.key.reused`
 */
export function saveOwnLimit(
  db: Db,
  pack: MarketPack | undefined,
  ask: OwnLimitRequest & { readonly amount: number | null },
): void {
  const { kind, period, amount, now } = ask
  const { min, max } = getOwnLimitBounds(kind, period)
  if (!pack?.limits[kind].includes(period) || (amount !== null && (amount < min || amount > max))) {
    throw new Refused('responsible.limit.invalid', { field: 'amount' })
  }
  runInTransaction(db, () => {
    if (isRepeatedLimitOrBreakChange(db, ask, ['limit', kind, period, amount])) return
    const current = limitOf(db, ask)
    const isRaise = current.amount !== null && (amount === null || amount > current.amount)
    const what = amount === null ? 'REMOVE' : isRaise ? 'RAISE' : 'SET'
    // If the same raise is already pending, do not restart its delay.
    const from = isRaise
      ? current.pending && current.pending.amount === amount
        ? current.pending.from
        : now + pack.raiseDelayHours * HOUR_MS
      : null
    writeLimit(
      db,
      ask,
      from === null ? { amount, pending: null } : { amount: current.amount, pending: { amount, from } },
    )
    if (kind === 'DEPOSIT' && amount !== null && !isRaise) cancelDepositsAboveLimit(db, ask, now, { period, amount })
    recordLimitOrBreakChange(db, ask, ['limit', kind, period, amount], { what, kind, period, amount, from })
  })
}

/**
 * Cancels a member's pending raise of a limit. Does nothing if no raise is pending.
 * @throws Refused `request.key.reused`
 */
export function cancelOwnLimitRaise(db: Db, ask: OwnLimitRequest): void {
  const { kind, period } = ask
  runInTransaction(db, () => {
    if (isRepeatedLimitOrBreakChange(db, ask, ['cancel', kind, period])) return
    const { amount, pending } = limitOf(db, ask)
    if (!pending) return
    writeLimit(db, ask, { amount, pending: null })
    recordLimitOrBreakChange(db, ask, ['cancel', kind, period], { what: 'KEEP', kind, period, amount, from: null })
  })
}

/**
 * Cancels the pending deposits of a member that exceed a limit, the newest first. Call this function in the transaction
 * that starts a break or sets the limit.
 * @param limit - undefined to cancel all pending deposits, for a break
 */
export function cancelDepositsAboveLimit(
  db: Db,
  { tenant, member }: RowOwner,
  now: number,
  limit?: { readonly period: LimitPeriod; readonly amount: number },
): void {
  let left = limit ? limit.amount - settledSince(db, { tenant, member }, getCalendarPeriod(limit.period, now).start) : 0
  const waiting = selectAll<{ id: number; amount: number }>(
    db,
    `SELECT id, amount FROM deposit WHERE tenant = :tenant AND member = :member AND status = 'PENDING' ORDER BY id`,
    { tenant, member },
  )
  for (const { id, amount } of waiting) {
    if (amount <= left) left -= amount
    else updateRows(db, 'deposit', { id }, { status: 'CANCELLED', ended_at: now })
  }
}

const settledSince = (db: Db, { tenant, member }: RowOwner, start: number): number =>
  selectNumber(
    db,
    `SELECT SUM(amount) FROM deposit
     WHERE tenant = :tenant AND member = :member AND created_at >= :start AND status = 'SETTLED'`,
    { tenant, member, start },
  )
