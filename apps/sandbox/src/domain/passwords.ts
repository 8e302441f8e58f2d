import type { BodyOf } from '@lobby/api'
import { verify, type Rules } from '@lobby/platform/validation'
import { transaction, updateRows, type Db } from '../db/sql.ts'
import { countInSession, forgetAttempts, inSessionKey, memberKey } from './attempts.ts'
import { codeIsRight, useCode, type CodeFor } from './codes.ts'
import { demandCapacity, hashPassword, verifyPassword, storedFor } from './password.ts'
import { memberById, trialType, type Member } from './people.ts'
import { Refused } from './refused.ts'
import { demandRunning, endSessions } from './sessions.ts'

/**
 * Changes a member's password; every session but the one that asks ends.
 * @param token - of the session that asks
 * @throws Refused `account.forbidden` to a trial account, `account.password.invalid`, `account.confirmation.mismatch`, `modify.new.old.same`, `session.ended`, and as `demandPassword`
 */
export async function changePassword(
  db: Db,
  member: Member,
  ask: BodyOf<'changePassword'>,
  token: string,
  rules: Rules,
  now: number,
): Promise<void> {
  if (member.type === trialType) throw new Refused('account.forbidden')
  const { oldPassword, newPassword, confirmNewPassword } = ask
  checkNew(newPassword, rules)
  if (newPassword !== confirmNewPassword) {
    throw new Refused('account.confirmation.mismatch', { field: 'confirmNewPassword' })
  }
  const storedOf = (current: Member) => storedFor(current, oldPassword, now)
  const demandUnchanged = await demandPassword(db, member, { typed: oldPassword, field: 'oldPassword', storedOf }, now)
  if (newPassword === oldPassword) throw new Refused('modify.new.old.same', { field: 'newPassword' })
  await setPassword(db, member, newPassword, token, () => {
    demandUnchanged()
    demandRunning(db, member.tenant, token, now)
  })
}

/**
 * Sets a new password with a code by SMS; every session ends. A new password that is the old one leaves the code good.
 * @param member - who has the number, if anybody
 * @throws Refused `account.password.invalid`, `sms.code.wrong`, `modify.new.old.same`
 */
export async function setPasswordByCode(
  db: Db,
  member: Member | undefined,
  code: CodeFor,
  { newPassword, verificationCode }: { readonly newPassword: string; readonly verificationCode: string },
  rules: Rules,
  now: number,
): Promise<void> {
  checkNew(newPassword, rules)
  demandCapacity()
  const right = codeIsRight(db, code, verificationCode, now)
  // The code of a number that nobody has was told to nobody.
  if (!right || !member || member.disabled) throw wrongCode()
  if (await verifyPassword(newPassword, member.password)) {
    throw new Refused('modify.new.old.same', { field: 'newPassword' })
  }
  await setPassword(db, member, newPassword, '', () => {
    if (memberById(db, member.tenant, member.id)?.disabled || !useCode(db, code, verificationCode)) throw wrongCode()
  })
}

interface AskedPassword {
  readonly typed: string
  readonly field: string
  readonly storedOf?: (member: Member) => string | undefined
}

/**
 * Checks a member's password in an open session, where somebody who finds an unlocked phone gets few guesses.
 * @param asked - what was typed, the field that a refusal names, and the hash that counts if it is not that of the own password
 * @returns throws the same refusal if the password has been changed since, or the account disabled: for a transaction that comes after another wait
 * @throws Refused `modify.old.wrong`, and `limit.exceeded` after five failures
 */
export async function demandPassword(
  db: Db,
  member: Member,
  { typed, field, storedOf = ({ password }) => password }: AskedPassword,
  now: number,
): Promise<() => void> {
  const key = inSessionKey(member)
  demandCapacity()
  countInSession(db, member.tenant, key, now)
  const stored = storedOf(member)
  const right = await verifyPassword(typed, stored)
  const demandUnchanged = (): void => {
    const current = memberById(db, member.tenant, member.id)
    if (!right || !current || current.disabled || storedOf(current) !== stored)
      throw new Refused('modify.old.wrong', { field })
  }
  demandUnchanged()
  forgetAttempts(db, member.tenant, key)
  return demandUnchanged
}

const wrongCode = (): Refused => new Refused('sms.code.wrong', { field: 'verificationCode' })

function checkNew(newPassword: string, rules: Rules): void {
  if (!verify('password', newPassword, { required: true, rules }).pass) {
    throw new Refused('account.password.invalid', { field: 'newPassword' })
  }
}

/** @param first - called in the same transaction, before anything is written: it throws if what was checked has changed */
async function setPassword(db: Db, member: Member, password: string, except: string, first: () => void): Promise<void> {
  const { tenant, id } = member
  const hash = await hashPassword(password)
  transaction(db, () => {
    first()
    updateRows(db, 'member', { tenant, id }, { password: hash, temporary_password: null })
    endSessions(db, tenant, id, except)
    for (const key of [memberKey(member), inSessionKey(member)]) forgetAttempts(db, tenant, key)
  })
}
