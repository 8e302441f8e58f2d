import { verifyField, type ValidationRules } from '@lobby/platform/validation'
import { findRow, insertRow, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { refuseWhenHashQueueIsFull, hashPassword, verifyPassword } from '../passwordHash.ts'
import { Refused } from '../refused.ts'

const MAX_TRIES = 5
const LOCK_DURATION_MS = 15 * 60_000

interface Row {
  readonly hash: string
  readonly tries: number
  readonly locked_until: number
}

const rowOf = (db: Db, { tenant, member }: RowOwner): Row | undefined =>
  findRow<Row>(db, 'payment_password', { tenant, member })

/**
 * Returns the state of a member's payment password: whether it is set, for how many seconds it is locked, and how many
 * attempts are left.
 */
export function getPaymentPasswordState(
  db: Db,
  owner: RowOwner,
  now: number,
): { readonly set: boolean; readonly lockedSeconds: number; readonly triesLeft: number } {
  const row = rowOf(db, owner)
  const locked = Math.max(0, Math.ceil(((row?.locked_until ?? 0) - now) / 1000))
  const tries = row && row.locked_until > 0 && row.locked_until <= now ? 0 : (row?.tries ?? 0)
  return { set: row !== undefined, lockedSeconds: locked, triesLeft: locked > 0 ? 0 : MAX_TRIES - tries }
}

/** Stores the hash of a member's payment password. */
export function savePaymentPassword(db: Db, { tenant, member }: RowOwner, hash: string): void {
  insertRow(db, 'payment_password', { tenant, member, hash }, 'REPLACE')
}

const inProgress = new WeakMap<Db, Map<string, Promise<boolean>>>()

/**
 * Returns whether a payment password is right. Each call uses one of five attempts. Parallel calls with the same
 * password count as one attempt, because a double tap sends two calls.
 * @throws Refused `payment.password.missing`, `payment.password.locked`
 */
export async function verifyPaymentPassword(db: Db, owner: RowOwner, typed: string, now: number): Promise<boolean> {
  const asked = inProgress.get(db) ?? new Map<string, Promise<boolean>>()
  inProgress.set(db, asked)
  const callKey = `${owner.tenant} ${owner.member} ${typed}`
  const answer = asked.get(callKey) ?? checkOnce(db, owner, typed, now).finally(() => asked.delete(callKey))
  asked.set(callKey, answer)
  return answer
}

async function checkOnce(db: Db, owner: RowOwner, typed: string, now: number): Promise<boolean> {
  refuseWhenHashQueueIsFull()
  const hash = countTry(db, owner, now)
  const right = await verifyPassword(typed, hash)
  if (right) {
    const { tenant, member } = owner
    updateRows(db, 'payment_password', { tenant, member }, { tries: 0, locked_until: 0 })
  }
  return right
}

/** Counts an attempt to enter the payment password. @returns the stored hash of the payment password */
function countTry(db: Db, owner: RowOwner, now: number): string {
  return runInTransaction(db, () => {
    const row = rowOf(db, owner)
    if (!row) throw new Refused('payment.password.missing', { field: 'paymentPassword' })
    const { set: _set, lockedSeconds, triesLeft } = getPaymentPasswordState(db, owner, now)
    if (lockedSeconds > 0)
      throw new Refused('payment.password.locked', { field: 'paymentPassword', retryAfter: lockedSeconds })
    const tries = MAX_TRIES - triesLeft + 1
    const { tenant, member } = owner
    updateRows(
      db,
      'payment_password',
      { tenant, member },
      { tries, locked_until: tries >= MAX_TRIES ? now + LOCK_DURATION_MS : 0 },
    )
    return row.hash
  })
}

/**
 * Checks a payment password.
 * @returns a function to call in the transaction that moves the money. The function throws `payment.password.wrong` if
 *   the payment password was changed after the check
 * @throws Refused `payment.password.wrong`, `payment.password.missing`, `payment.password.locked`
 */
export async function requireCorrectPaymentPassword(
  db: Db,
  owner: RowOwner,
  typed: string,
  now: number,
  field = 'paymentPassword',
): Promise<() => void> {
  const stored = rowOf(db, owner)?.hash
  const right = await verifyPaymentPassword(db, owner, typed, now)
  const demandUnchanged = (): void => {
    if (!right || rowOf(db, owner)?.hash !== stored) throw new Refused('payment.password.wrong', { field })
  }
  demandUnchanged()
  return demandUnchanged
}

/**
 * Returns whether all digits of a payment password are the same. Such passwords are not allowed, because a thief tries
 * them first.
 */
export const isOneRepeatedDigit = (value: string): boolean => /^(.)\1*$/.test(value)

/**
 * Validates and hashes a new payment password: six digits that are not all the same.
 * @throws Refused `payment.password.invalid`, `account.confirmation.mismatch`
 */
export async function hashNewPaymentPassword(
  newPassword: string,
  confirmNewPassword: string,
  rules: ValidationRules,
): Promise<string> {
  const { pass, value } = verifyField('paymentPassword', newPassword, { required: true, rules })
  if (!pass || isOneRepeatedDigit(value)) throw new Refused('payment.password.invalid', { field: 'newPassword' })
  if (newPassword !== confirmNewPassword)
    throw new Refused('account.confirmation.mismatch', { field: 'confirmNewPassword' })
  return hashPassword(value)
}
