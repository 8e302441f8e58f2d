import { randomBytes } from 'node:crypto'
import { selectAll, findRow, insertRow, selectOne, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import { seedDepositMethods, MAX_PENDING_DEPOSITS, type SeedDepositMethod } from '../../seed/money.ts'
import { findIdByIdempotencyKey, computeRequestFingerprint } from '../requestFingerprint.ts'
import type { Language } from '../language.ts'
import type { RowOwner } from '../rowOwner.ts'
import { notifyMember } from '../mail.ts'
import { rewardInviter } from '../promotions/invites.ts'
import { Refused } from '../refused.ts'
import { checkDepositAllowed } from '../responsible/checkStakeAllowed.ts'
import { postLedgerEntry } from '../wallet.ts'
import { toWireId } from './wireIds.ts'

export interface DepositRow {
  readonly id: number
  readonly tenant: string
  readonly member: number
  readonly method: string
  readonly amount: number
  readonly fee: number
  readonly status: 'PENDING' | 'SETTLED' | 'FAILED' | 'EXPIRED' | 'CANCELLED'
  readonly outcome: 'SETTLED' | 'FAILED' | null
  readonly due_at: number | null
  readonly reason: string | null
  /** The secret part of the URL of the payment page. Anybody who knows the URL can pay on that page. */
  readonly secret: string
  readonly return_url: string
  readonly language: Language
  readonly created_at: number
  readonly expires_at: number
  readonly ended_at: number | null
}

export interface DepositRequest extends RowOwner {
  readonly currency: string
  readonly method: string
  readonly amountMinor: number
  readonly key: string
  /** The result of the simulated payment, and the seconds until the payment provider reports the result. */
  readonly payments: { readonly outcome: 'SETTLED' | 'FAILED' | 'NONE'; readonly seconds: number }
  /** The URL that the payment provider's page links back to. */
  readonly returnUrl: string
  readonly language: Language
  readonly now: number
}

/** Returns the deposit methods for a currency. @param currency - ISO 4217 */
export const listDepositMethods = (currency: string): SeedDepositMethod[] =>
  seedDepositMethods.filter((method) => (method.currency ?? currency) === currency)

/** Returns the `ref` of a deposit's ledger entries. */
const depositRef = (id: number): string => `deposit:${id}`

/**
 * Creates a deposit. No money moves until the payment provider confirms the payment. Repeating a call with the same
 * idempotency key returns the same deposit.
 * @returns the deposit's id
 * @throws Refused `deposit.method.unavailable`, `deposit.amount.invalid`, `deposit.pending.full`, `request.key.reused`,
 *   and like `checkDepositAllowed`
 */
export function createDeposit(db: Db, ask: DepositRequest): number {
  const { tenant, member, amountMinor: amount, key, payments, now } = ask
  const fingerprint = computeRequestFingerprint(ask.method, amount)
  return runInTransaction(db, () => {
    const before = findIdByIdempotencyKey(db, 'deposit', ask, key, fingerprint)
    if (before !== undefined) return before
    const method = listDepositMethods(ask.currency).find(({ code }) => code === ask.method)
    if (!method) throw new Refused('deposit.method.unavailable', { field: 'method' })
    if (amount < method.min || amount > method.max)
      throw new Refused('deposit.amount.invalid', { field: 'amountMinor' })
    checkDepositAllowed(db, ask, amount, now)
    if (listPendingDeposits(db, ask).length >= MAX_PENDING_DEPOSITS) throw new Refused('deposit.pending.full')
    // A payment provider with a payment page waits until the player pays there. All other payment providers report a
    // result automatically.
    const answersAutomatically = method.kind !== 'REDIRECT' && payments.outcome !== 'NONE'
    return insertRow(db, 'deposit', {
      tenant,
      member,
      key,
      fingerprint,
      method: method.code,
      amount,
      fee: computePaymentFee(method, amount),
      status: 'PENDING',
      outcome: answersAutomatically ? payments.outcome : null,
      due_at: answersAutomatically ? now + payments.seconds * 1000 : null,
      secret: randomBytes(16).toString('hex'),
      return_url: ask.returnUrl,
      language: ask.language,
      created_at: now,
      expires_at: now + method.expiryMinutes * 60_000,
    }).id
  })
}

/** Returns a member's deposit by its id. @throws Refused `deposit.unknown` */
export function getDeposit(db: Db, { tenant, member }: RowOwner, id: number): DepositRow {
  const row = findRow<DepositRow>(db, 'deposit', { id, tenant, member })
  if (!row) throw new Refused('deposit.unknown')
  return row
}

/** Returns a member's unpaid deposits, the newest first. */
export const listPendingDeposits = (db: Db, { tenant, member }: RowOwner): DepositRow[] =>
  selectAll<DepositRow>(
    db,
    `SELECT * FROM deposit WHERE tenant = :tenant AND member = :member AND status = 'PENDING' ORDER BY id DESC`,
    { tenant, member },
  )

/**
 * Cancels a pending deposit. Repeating the call changes nothing.
 * @throws Refused `deposit.unknown`, `deposit.closed`
 */
export function cancelDeposit(db: Db, owner: RowOwner, id: number, now: number): void {
  runInTransaction(db, () => {
    const { status } = getDeposit(db, owner, id)
    if (status === 'CANCELLED') return
    if (status !== 'PENDING') throw new Refused('deposit.closed')
    updateRows(db, 'deposit', { id }, { status: 'CANCELLED', ended_at: now })
  })
}

/**
 * Ends a pending deposit with the result from the payment provider. A settled deposit is credited to the wallet in the
 * same transaction. Does nothing if the deposit has already ended.
 */
export function setDepositOutcome(
  db: Db,
  id: number,
  status: 'SETTLED' | 'FAILED' | 'EXPIRED',
  now: number,
  reason: string | null = null,
): void {
  runInTransaction(db, () => {
    const row = selectOne<DepositRow>(db, `SELECT * FROM deposit WHERE id = :id AND status = 'PENDING'`, { id })
    if (!row) return
    updateRows(db, 'deposit', { id }, { status, reason, ended_at: now })
    const { tenant, member, amount, fee } = row
    const mail = { tenant, member, about: { kind: 'DEPOSIT', id: toWireId('DEPOSIT', id) }, at: now } as const
    if (status === 'FAILED') notifyMember(db, { ...mail, event: 'deposit.failed', amountMinor: amount })
    if (status !== 'SETTLED') return
    notifyMember(db, { ...mail, event: 'deposit.settled', amountMinor: amount - fee })
    postLedgerEntry(db, { tenant, member, kind: 'deposit', ref: depositRef(id), amountMinor: amount - fee, at: now })
    rewardInviter(db, row, now)
  })
}

/** Returns the fee for an amount in minor units: a fixed part, plus a share of the amount, rounded down. */
export const computePaymentFee = (
  { fee, feeBasisPoints }: { readonly fee: number; readonly feeBasisPoints: number },
  amount: number,
): number => fee + Math.floor((amount * feeBasisPoints) / 10_000)
