import type { RequestBodyOf } from '@lobby/api'
import { verifyField, type ValidationRules } from '@lobby/platform/validation'
import { runInTransaction, updateRows, type Db } from '../db/sql.ts'
import {
  recordSessionPasswordAttempt,
  resetFailureCount,
  getFailureCounterKeyOfSession,
  getFailureCounterKeyOfMember,
} from './attempts.ts'
import { checkVerificationCode, consumeVerificationCode, type VerificationCodeScope } from './verificationCodes.ts'
import { refuseWhenHashQueueIsFull, hashPassword, verifyPassword, selectPasswordHash } from './passwordHash.ts'
import { findMemberById, TRIAL_MEMBER_TYPE, type Member } from './members.ts'
import { Refused } from './refused.ts'
import { requireRunningSession, endMemberSessions } from './sessions.ts'

/**
 * Changes a member's password and ends all other sessions of the member.
 * @param token - the token of the session that sends the request
 * @throws Refused `account.forbidden` to a trial account, `account.password.invalid`, `account.confirmation.mismatch`,
 * `modify.new.old.same`, `session.ended`, and like `requireCorrectMemberPassword`
 */
export async function changePassword(
  db: Db,
  member: Member,
  ask: RequestBodyOf<'changePassword'>,
  token: string,
  rules: ValidationRules,
  now: number,
): Promise<void> {
  if (member.type === TRIAL_MEMBER_TYPE) throw new Refused('account.forbidden')
  const { oldPassword, newPassword, confirmNewPassword } = ask
  checkNew(newPassword, rules)
  if (newPassword !== confirmNewPassword) {
    throw new Refused('account.confirmation.mismatch', { field: 'confirmNewPassword' })
  }
  const storedOf = (current: Member) => selectPasswordHash(current, oldPassword, now)
  const demandUnchanged = await requireCorrectMemberPassword(
    db,
    member,
    { typed: oldPassword, field: 'oldPassword', storedOf },
    now,
  )
  if (newPassword === oldPassword) throw new Refused('modify.new.old.same', { field: 'newPassword' })
  await setPassword(db, member, newPassword, token, () => {
    demandUnchanged()
    requireRunningSession(db, member.tenant, token, now)
  })
}

/**
 * Sets a new password with an SMS code and ends all sessions of the member. The SMS code stays valid if the new
 * password is refused because it equals the old password.
 * @param member - the member with the mobile number; undefined if no member has this number
 * @throws Refused `account.password.invalid`, `sms.code.wrong`, `modify.new.old.same`
 */
export async function setPasswordWithSmsCode(
  db: Db,
  member: Member | undefined,
  code: VerificationCodeScope,
  { newPassword, verificationCode }: { readonly newPassword: string; readonly verificationCode: string },
  rules: ValidationRules,
  now: number,
): Promise<void> {
  checkNew(newPassword, rules)
  refuseWhenHashQueueIsFull()
  const right = checkVerificationCode(db, code, verificationCode, now)
  // If no member has the number, no SMS code was delivered, so any typed code is wrong.
  if (!right || !member || member.disabled) throw wrongCode()
  if (await verifyPassword(newPassword, member.password)) {
    throw new Refused('modify.new.old.same', { field: 'newPassword' })
  }
  await setPassword(db, member, newPassword, '', () => {
    if (findMemberById(db, member.tenant, member.id)?.disabled || !consumeVerificationCode(db, code, verificationCode))
      throw wrongCode()
  })
}

interface AskedPassword {
  readonly typed: string
  readonly field: string
  readonly storedOf?: (member: Member) => string | undefined
}

/**
 * Checks a member's password in an open session. The number of attempts is limited, so that somebody who finds an
 * unlocked phone cannot guess the password.
 * @param asked - the typed password, the form field to report in an error, and optionally a function that returns the
 *   stored hash
 * @returns a function to call in a later transaction. The function throws `modify.old.wrong` if the password was
 *   changed or the account was disabled after the check
 * @throws Refused `modify.old.wrong`, and `limit.exceeded` after five failures
 */
export async function requireCorrectMemberPassword(
  db: Db,
  member: Member,
  { typed, field, storedOf = ({ password }) => password }: AskedPassword,
  now: number,
): Promise<() => void> {
  const key = getFailureCounterKeyOfSession(member)
  refuseWhenHashQueueIsFull()
  recordSessionPasswordAttempt(db, member.tenant, key, now)
  const stored = storedOf(member)
  const right = await verifyPassword(typed, stored)
  const demandUnchanged = (): void => {
    const current = findMemberById(db, member.tenant, member.id)
    if (!right || !current || current.disabled || storedOf(current) !== stored)
      throw new Refused('modify.old.wrong', { field })
  }
  demandUnchanged()
  resetFailureCount(db, member.tenant, key)
  return demandUnchanged
}

const wrongCode = (): Refused => new Refused('sms.code.wrong', { field: 'verificationCode' })

function checkNew(newPassword: string, rules: ValidationRules): void {
  if (!verifyField('password', newPassword, { required: true, rules }).pass) {
    throw new Refused('account.password.invalid', { field: 'newPassword' })
  }
}

/**
 * Stores a password and ends the member's sessions.
 * @param recheck - is called first in the transaction; throws if the password or the account has changed since the
 *   first check
 * @param except - the token of a session that does not end
 */
async function setPassword(
  db: Db,
  member: Member,
  password: string,
  except: string,
  recheck: () => void,
): Promise<void> {
  const { tenant, id } = member
  const hash = await hashPassword(password)
  runInTransaction(db, () => {
    recheck()
    updateRows(db, 'member', { tenant, id }, { password: hash, temporary_password: null })
    endMemberSessions(db, tenant, id, except)
    for (const key of [getFailureCounterKeyOfMember(member), getFailureCounterKeyOfSession(member)])
      resetFailureCount(db, tenant, key)
  })
}
