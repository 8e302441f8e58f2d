import { findRow, insertRow, selectOne, runInTransaction, type Db } from '../../db/sql.ts'
import { uplineTransferLimits } from '../../seed/money.ts'
import { getDayStartOfTime } from '../days.ts'
import { findIdByIdempotencyKey, computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { findMemberById, type Member } from '../members.ts'
import { Refused } from '../refused.ts'
import { postLedgerEntry } from '../wallet.ts'
import { requireWithdrawableBalance } from './withdrawalRules.ts'

export interface UplineTransferRequest extends RowOwner {
  readonly amountMinor: number
  readonly key: string
  readonly now: number
}

export interface UplineTransferRow {
  readonly id: number
  readonly upline: number
  readonly amount: number
  readonly at: number
}

/** The member type whose members cannot transfer to their upline (specification part 2, section 2.4). */
const TYPE_WITHOUT_TRANSFER = 2

/** Returns the `ref` of both ledger entries of a transfer. */
const transferRef = (id: number): string => `transfer:${id}`

/** Returns the upline that a member may transfer to. @throws Refused `transfer.upline.missing` */
export function getTransferUpline(db: Db, member: Member): Member {
  const upline = findUpline(db, member)
  if (!upline) throw new Refused('transfer.upline.missing')
  return upline
}

/** Returns whether a member has an upline to transfer to. */
export const hasTransferUpline = (db: Db, member: Member): boolean => findUpline(db, member) !== undefined

function findUpline(db: Db, { tenant, id, type }: Member): Member | undefined {
  const row = findRow<{ upline: number | null }>(db, 'member', { tenant, id })
  const upline =
    row?.upline != null && type !== TYPE_WITHOUT_TRANSFER ? findMemberById(db, tenant, row.upline) : undefined
  return upline?.disabled ? undefined : upline
}

interface DayLimits {
  readonly timesADay: number
  readonly perDay: number
}

/**
 * Returns how many transfers a member may still make today, and up to which total amount.
 * @param table - the table that stores the transfers
 */
export function getRemainingTransfersToday(
  db: Db,
  table: 'transfer' | 'downline_batch',
  { tenant, member }: RowOwner,
  { timesADay, perDay }: DayLimits,
  now: number,
) {
  const { times, sum } = selectOne<{ times: number; sum: number }>(
    db,
    `SELECT COUNT(*) AS times, COALESCE(SUM(amount), 0) AS sum FROM ${table} WHERE tenant = :tenant AND ` +
      'member = :member AND at >= :from',
    { tenant, member, from: getDayStartOfTime(now) },
  ) ?? { times: 0, sum: 0 }
  return { timesLeft: Math.max(0, timesADay - times), dayLeft: Math.max(0, perDay - sum) }
}

/**
 * Returns the id of the transfer that an earlier call with the same idempotency key made; undefined if the key is new.
 * @throws Refused `request.key.reused`
 */
const earlierTransfer = (db: Db, ask: UplineTransferRequest): number | undefined =>
  findIdByIdempotencyKey(db, 'transfer', ask, ask.key, computeRequestFingerprint(ask.amountMinor))

/**
 * Transfers money to the upline. Changes both wallets in one transaction. Repeating a call with the same idempotency
 * key moves no money.
 * @returns the transfer's id
 * @throws Refused `transfer.amount.invalid`, `transfer.limit.exceeded`, `request.key.reused`, and like
 * `requireWithdrawableBalance`
 */
export function createUplineTransfer(db: Db, ask: UplineTransferRequest, upline: Member): number {
  const { tenant, member, amountMinor: amount, key, now } = ask
  return runInTransaction(db, () => {
    const before = earlierTransfer(db, ask)
    if (before !== undefined) return before
    if (amount < uplineTransferLimits.min || amount > uplineTransferLimits.max)
      throw new Refused('transfer.amount.invalid', { field: 'amountMinor' })
    const { timesLeft, dayLeft } = getRemainingTransfersToday(db, 'transfer', ask, uplineTransferLimits, now)
    if (timesLeft < 1 || amount > dayLeft) throw new Refused('transfer.limit.exceeded', { field: 'amountMinor' })
    requireWithdrawableBalance(db, ask, amount)
    const { id } = insertRow(db, 'transfer', {
      tenant,
      member,
      upline: upline.id,
      key,
      fingerprint: computeRequestFingerprint(amount),
      amount,
      at: now,
    })
    const ref = transferRef(id)
    postLedgerEntry(db, { tenant, member, kind: 'transferOut', ref, amountMinor: -amount, key: `${ref}:out`, at: now })
    postLedgerEntry(db, {
      tenant,
      member: upline.id,
      kind: 'transferIn',
      ref,
      amountMinor: amount,
      key: `${ref}:in`,
      at: now,
    })
    return id
  })
}

/**
 * Returns a member's transfer by its id.
 * @throws Error if the member has no transfer with this id, which is a mistake of the caller
 */
export function getUplineTransfer(db: Db, { tenant, member }: RowOwner, id: number): UplineTransferRow {
  const row = findRow<UplineTransferRow>(db, 'transfer', { id, tenant, member })
  if (!row) throw new Error(`Transfer ${id} does not exist.`)
  return row
}
