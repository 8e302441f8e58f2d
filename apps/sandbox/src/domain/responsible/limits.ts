import type { LimitKind, LimitPeriod, MarketPack } from '@lobby/merchant/markets'
import { all, findRow, insert, transaction, updateRows, oneNumber, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { happenedBefore, note } from './events.ts'
import { periodAt } from '../days.ts'

/** A limit as it holds now, and what is to follow it. */
export interface OwnLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Minor units, or minutes; null for none. */
  readonly amount: number | null
  /** What was raised and does not count yet; its amount is null where the limit goes. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null
}

interface Row {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
  readonly next_amount: number | null
  readonly next_from: number | null
}

export interface LimitAsk extends Owner {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly key: string
  readonly now: number
}

const hour = 3_600_000
const minutesOf: Readonly<Record<LimitPeriod, number>> = { DAY: 24 * 60, WEEK: 7 * 24 * 60, MONTH: 31 * 24 * 60 }

/** Between what a limit may be, in minor units or minutes. */
export const boundsOf = (kind: LimitKind, period: LimitPeriod): { readonly min: number; readonly max: number } =>
  kind === 'TIME' ? { min: 15, max: minutesOf[period] } : { min: 1_000, max: 100_000_000 }

const toLimit = ({ kind, period, amount, next_amount: next, next_from: from }: Row, now: number): OwnLimit => {
  if (from === null) return { kind, period, amount, pending: null }
  return from <= now
    ? { kind, period, amount: next, pending: null }
    : { kind, period, amount, pending: { amount: next, from } }
}

/** The limits that a member has set, as they hold at a time: a raise counts from its hour on, whoever looks. */
export const ownLimits = (db: Db, { tenant, member }: Owner, now: number): OwnLimit[] =>
  all<Row>(db, 'SELECT * FROM own_limit WHERE tenant = :tenant AND member = :member', { tenant, member }).map((row) =>
    toLimit(row, now),
  )

function limitOf(db: Db, { tenant, member, kind, period, now }: LimitAsk): OwnLimit {
  const row = findRow<Row>(db, 'own_limit', { tenant, member, kind, period })
  return row ? toLimit(row, now) : { kind, period, amount: null, pending: null }
}

function write(
  db: Db,
  { tenant, member, kind, period }: LimitAsk,
  { amount, pending }: Pick<OwnLimit, 'amount' | 'pending'>,
): void {
  insert(
    db,
    'own_limit',
    { tenant, member, kind, period, amount, next_amount: pending?.amount ?? null, next_from: pending?.from ?? null },
    'REPLACE',
  )
}

/**
 * Sets a limit, or takes it away with `amount` null. The first one and a lower one count at once, also for deposits that wait; a higher
 * one and none at all after the market's delay, until when the one that holds goes on. The same key again changes nothing.
 * @throws Refused `responsible.limit.invalid`, `request.key.reused`
 */
export function setLimit(
  db: Db,
  pack: MarketPack | undefined,
  ask: LimitAsk & { readonly amount: number | null },
): void {
  const { kind, period, amount, now } = ask
  const { min, max } = boundsOf(kind, period)
  if (!pack?.limits[kind].includes(period) || (amount !== null && (amount < min || amount > max))) {
    throw new Refused('responsible.limit.invalid', { field: 'amount' })
  }
  transaction(db, () => {
    if (happenedBefore(db, ask, ['limit', kind, period, amount])) return
    const held = limitOf(db, ask)
    const raised = held.amount !== null && (amount === null || amount > held.amount)
    const what = amount === null ? 'REMOVE' : raised ? 'RAISE' : 'SET'
    // What waits already does not begin to wait anew.
    const from = raised
      ? held.pending && held.pending.amount === amount
        ? held.pending.from
        : now + pack.raiseDelayHours * hour
      : null
    write(db, ask, from === null ? { amount, pending: null } : { amount: held.amount, pending: { amount, from } })
    if (kind === 'DEPOSIT' && amount !== null && !raised) cancelWaiting(db, ask, now, { period, amount })
    note(db, ask, ['limit', kind, period, amount], { what, kind, period, amount, from })
  })
}

/** Gives up a raise that does not count yet. Where there is none nothing changes. @throws Refused `request.key.reused` */
export function cancelRaise(db: Db, ask: LimitAsk): void {
  const { kind, period } = ask
  transaction(db, () => {
    if (happenedBefore(db, ask, ['cancel', kind, period])) return
    const { amount, pending } = limitOf(db, ask)
    if (!pending) return
    write(db, ask, { amount, pending: null })
    note(db, ask, ['cancel', kind, period], { what: 'KEEP', kind, period, amount, from: null })
  })
}

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
