import { verify, type Rules } from '@lobby/platform/validation'
import { findRow, insert, transaction, updateRows, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import { demandCapacity, hashPassword, verifyPassword } from '../password.ts'
import { Refused } from '../refused.ts'

const mostTries = 5
const lock = 15 * 60_000

interface Row {
  readonly hash: string
  readonly tries: number
  readonly locked_until: number
}

const rowOf = (db: Db, { tenant, member }: Owner): Row | undefined =>
  findRow<Row>(db, 'payment_password', { tenant, member })

/** Whether a member has one, and for how many seconds it is locked. */
export function paymentPasswordState(
  db: Db,
  owner: Owner,
  now: number,
): { readonly set: boolean; readonly lockedSeconds: number; readonly triesLeft: number } {
  const row = rowOf(db, owner)
  const locked = Math.max(0, Math.ceil(((row?.locked_until ?? 0) - now) / 1000))
  const tries = row && row.locked_until > 0 && row.locked_until <= now ? 0 : (row?.tries ?? 0)
  return { set: row !== undefined, lockedSeconds: locked, triesLeft: locked > 0 ? 0 : mostTries - tries }
}

/** Keeps a hash as a member's payment password. */
export function keepPaymentPassword(db: Db, { tenant, member }: Owner, hash: string): void {
  insert(db, 'payment_password', { tenant, member, hash }, 'REPLACE')
}

const underWay = new WeakMap<Db, Map<string, Promise<boolean>>>()

/**
 * Whether a payment password is right. Each question is one of five tries, counted before the password is looked at, so that
 * questions at the same time are no more tries; the same one asked again meanwhile, as by a second tap, is the same try.
 * @throws Refused `payment.password.missing`, `payment.password.locked`
 */
export async function isPaymentPassword(db: Db, owner: Owner, typed: string, now: number): Promise<boolean> {
  const asked = underWay.get(db) ?? new Map<string, Promise<boolean>>()
  underWay.set(db, asked)
  const question = `${owner.tenant} ${owner.member} ${typed}`
  const answer = asked.get(question) ?? look(db, owner, typed, now).finally(() => asked.delete(question))
  asked.set(question, answer)
  return answer
}

async function look(db: Db, owner: Owner, typed: string, now: number): Promise<boolean> {
  demandCapacity()
  const hash = countTry(db, owner, now)
  const right = await verifyPassword(typed, hash)
  if (right) {
    const { tenant, member } = owner
    updateRows(db, 'payment_password', { tenant, member }, { tries: 0, locked_until: 0 })
  }
  return right
}

/** @returns the hash to hold the try against */
function countTry(db: Db, owner: Owner, now: number): string {
  return transaction(db, () => {
    const row = rowOf(db, owner)
    if (!row) throw new Refused('payment.password.missing', { field: 'paymentPassword' })
    const { set: _set, lockedSeconds, triesLeft } = paymentPasswordState(db, owner, now)
    if (lockedSeconds > 0)
      throw new Refused('payment.password.locked', { field: 'paymentPassword', retryAfter: lockedSeconds })
    const tries = mostTries - triesLeft + 1
    const { tenant, member } = owner
    updateRows(db, 'payment_password', { tenant, member }, { tries, locked_until: tries >= mostTries ? now + lock : 0 })
    return row.hash
  })
}

/**
 * Lets a right payment password through.
 * @returns a function that throws `payment.password.wrong` if another one has been set since
 * @throws Refused `payment.password.wrong`, `payment.password.missing`, `payment.password.locked`
 */
export async function demandPaymentPassword(
  db: Db,
  owner: Owner,
  typed: string,
  now: number,
  field = 'paymentPassword',
): Promise<() => void> {
  const stored = rowOf(db, owner)?.hash
  const right = await isPaymentPassword(db, owner, typed, now)
  const demandUnchanged = (): void => {
    if (!right || rowOf(db, owner)?.hash !== stored) throw new Refused('payment.password.wrong', { field })
  }
  demandUnchanged()
  return demandUnchanged
}

/** Whether all digits are the same, as those that are tried first. */
export const isRepeated = (value: string): boolean => /^(.)\1*$/.test(value)

/** A new one: six digits that are not all the same. @throws Refused `payment.password.invalid`, `account.confirmation.mismatch` */
export async function hashOfNew(newPassword: string, confirmNewPassword: string, rules: Rules): Promise<string> {
  const { pass, value } = verify('paymentPassword', newPassword, { required: true, rules })
  if (!pass || isRepeated(value)) throw new Refused('payment.password.invalid', { field: 'newPassword' })
  if (newPassword !== confirmNewPassword)
    throw new Refused('account.confirmation.mismatch', { field: 'confirmNewPassword' })
  return hashPassword(value)
}
