import type { LimitKind, LimitPeriod } from '@lobby/merchant/markets'
import { selectAll, findRow, insertRow, type Db } from '../../db/sql.ts'
import { computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'

/** A change that a member made to their own limits or breaks. */
export interface LimitOrBreakChange {
  readonly what: 'SET' | 'RAISE' | 'REMOVE' | 'KEEP' | 'PAUSE' | 'EXCLUSION'
  readonly kind?: LimitKind
  readonly period?: LimitPeriod
  readonly amount?: number | null
  /** The time when the change takes effect, in milliseconds since 1970; null if immediately. */
  readonly from?: number | null
  readonly until?: number
}

interface Row {
  readonly what: string
  readonly kind: string | null
  readonly period: string | null
  readonly amount: number | null
  readonly counts_from: number | null
  readonly until: number | null
  readonly at: number
}

type Keyed = RowOwner & { readonly key: string; readonly now: number }

/**
 * Returns whether an earlier call with the same idempotency key made the same change.
 * @throws Refused `request.key.reused` if the earlier call made a different change
 */
export function isRepeatedLimitOrBreakChange(
  db: Db,
  { tenant, member, key }: Keyed,
  parts: readonly unknown[],
): boolean {
  const before = findRow<{ fingerprint: string }>(db, 'responsible_event', { tenant, member, key })
  if (before && before.fingerprint !== computeRequestFingerprint(...parts)) throw new Refused('request.key.reused')
  return before !== undefined
}

/** Records a member's change of a limit or break with its idempotency key. */
export function recordLimitOrBreakChange(
  db: Db,
  { tenant, member, key, now }: Keyed,
  parts: readonly unknown[],
  event: LimitOrBreakChange,
): void {
  const { what, kind = null, period = null, amount = null, from = null, until = null } = event
  insertRow(db, 'responsible_event', {
    tenant,
    member,
    key,
    fingerprint: computeRequestFingerprint(...parts),
    what,
    kind,
    period,
    amount,
    counts_from: from,
    until,
    at: now,
  })
}

/** Returns a member's newest changes of limits and breaks. */
export const listLimitOrBreakChanges = (db: Db, { tenant, member }: RowOwner, limit: number): Row[] =>
  selectAll<Row>(
    db,
    'SELECT * FROM responsible_event WHERE tenant = :tenant AND member = :member ORDER BY id DESC LIMIT :limit',
    { tenant, member, limit },
  )
