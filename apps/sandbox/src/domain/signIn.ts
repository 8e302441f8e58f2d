import { runSql, runInTransaction, type Db, findRow } from '../db/sql.ts'
import { listFailureCounterKeys, isCaptchaNeeded, recordFailedSignIn, resetFailureCount } from './attempts.ts'
import { requireCorrectCaptcha } from './captcha.ts'
import { refuseWhenHashQueueIsFull, verifyPassword, isTemporaryPassword, selectPasswordHash } from './passwordHash.ts'
import {
  findMemberById,
  findMemberByNameOrMobile,
  MIN_STAFF_MEMBER_TYPE,
  TRIAL_MEMBER_TYPE,
  type Member,
  findMemberByInternationalNumber,
  findMemberByNationalNumber,
} from './members.ts'
import { Refused, type RefusalData } from './refused.ts'
import { startSession } from './sessions.ts'
import { checkVerificationCode, formatInternationalMobileNumber, consumeVerificationCode } from './verificationCodes.ts'
import type { ThirdPartyIdentity } from './identity.ts'

/** An attempt to sign in, before the member is known. */
export interface SignInAttempt {
  readonly tenant: string
  /** True if the request contains the tenant's trial code, with which only trial accounts can sign in. */
  readonly trial: boolean
  /**
   * The typed user name or mobile number. Failed attempts are counted for this text and for the member with this name
   * or number.
   */
  readonly username: string
  readonly captcha: string
  readonly captchaId: string
}

export interface SignInRequest extends SignInAttempt {
  readonly password: string
}

export interface SignInResult {
  readonly token: string
  readonly member: Member
  readonly firstTime: boolean
  /** True if the member signed in with a mailed temporary password, and therefore has to change the password. */
  readonly changePassword: boolean
}

/**
 * Signs a member in by user name or mobile number. Unknown names, wrong passwords and disabled accounts cause the same
 * error after the same work.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`, `login.failed`, `login.member.only`; `data.captcha`
 *   is true if the next attempt needs a captcha
 */
export async function signIn(db: Db, ask: SignInRequest, now: number): Promise<SignInResult> {
  const member = findMemberByNameOrMobile(db, ask.tenant, ask.username)
  refuseWhenHashQueueIsFull()
  checkCaptchaAndCount(db, ask, member, now)
  const stored = selectPasswordHash(member, ask.password, now)
  const right = await verifyPassword(ask.password, stored)
  return runInTransaction(db, () => {
    // Read the member a second time, because the password may have been changed or the account disabled while the hash
    // was computed.
    const current = member && findMemberById(db, ask.tenant, member.id)
    const same = current && selectPasswordHash(current, ask.password, now) === stored
    if (!same || !right || current.disabled || (ask.trial && current.type !== TRIAL_MEMBER_TYPE)) {
      throw new Refused('login.failed', nextAttemptData(db, ask, member, now))
    }
    return completeSignIn(db, ask, current, isTemporaryPassword(current, ask.password, now), now)
  })
}

/**
 * Checks the captcha if one is needed, and counts the attempt.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`
 */
function checkCaptchaAndCount(db: Db, ask: SignInAttempt, member: Member | undefined, now: number): void {
  const { tenant, username, captcha, captchaId } = ask
  if (nextAttemptData(db, ask, member, now)) requireCorrectCaptcha(db, tenant, captchaId, captcha, now)
  for (const key of listFailureCounterKeys(member, username)) recordFailedSignIn(db, tenant, key, now)
}

/** Returns the `data` of a refusal, which says whether the next attempt needs a captcha. */
function nextAttemptData(
  db: Db,
  { tenant, username }: SignInAttempt,
  member: Member | undefined,
  now: number,
): RefusalData | undefined {
  return member?.captcha_always || isCaptchaNeeded(db, tenant, listFailureCounterKeys(member, username), now)
    ? { captcha: true }
    : undefined
}

/**
 * Starts a session for a member who has passed all checks, and resets the failure counts of the member and of the typed
 * name.
 * @param mailed - true if the member signed in with a mailed temporary password; every other sign-in deletes the
 *   temporary password
 * @throws Refused `login.member.only`
 */
export function completeSignIn(
  db: Db,
  { tenant, username }: Pick<SignInAttempt, 'tenant'> & Partial<SignInAttempt>,
  member: Member,
  mailed: boolean,
  now: number,
): SignInResult {
  if (member.type >= MIN_STAFF_MEMBER_TYPE) throw new Refused('login.member.only')
  return runInTransaction(db, () => {
    for (const key of listFailureCounterKeys(member, username ?? member.name)) resetFailureCount(db, tenant, key)
    runSql(
      db,
      `UPDATE member SET signed_in_at = :now, temporary_password = CASE :mailed WHEN 1 THEN temporary_password END
       WHERE tenant = :tenant AND id = :id`,
      { now, tenant, id: member.id, mailed: mailed ? 1 : 0 },
    )
    return {
      token: startSession(db, tenant, member.id, now),
      member,
      firstTime: member.signed_in_at === null,
      changePassword: mailed,
    }
  })
}

export interface MobileNumberAndSmsCode {
  readonly mobile: string
  readonly dialing: string
  readonly typed: string
}

/**
 * Signs a member in by mobile number and SMS code. The response to a wrong code does not reveal whether a member has
 * the number.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`, `sms.code.wrong`, `account.unknown`,
 *   `login.member.only`
 */
export function signInWithSmsCode(
  db: Db,
  ask: SignInAttempt,
  { mobile, dialing, typed }: MobileNumberAndSmsCode,
  now: number,
): SignInResult {
  const member = findMemberByNationalNumber(db, ask.tenant, mobile, dialing)
  const code = {
    tenant: ask.tenant,
    number: formatInternationalMobileNumber(dialing, mobile),
    purpose: 'entry',
  } as const
  checkCaptchaAndCount(db, ask, member, now)
  if (!checkVerificationCode(db, code, typed, now) || !consumeVerificationCode(db, code, typed)) {
    throw new Refused('sms.code.wrong', { ...nextAttemptData(db, ask, member, now), field: 'verificationCode' })
  }
  return completeSignIn(db, ask, demandMember(ask, member), false, now)
}

/**
 * Signs in a member whom a third party has identified. Finds the member by the verified mobile number, or by the
 * third-party account with which the member registered.
 * @throws Refused `account.unknown`, `login.social.unknown`, `login.member.only`
 */
export function signInWithThirdPartyIdentity(
  db: Db,
  { tenant, trial }: Pick<SignInAttempt, 'tenant' | 'trial'>,
  identity: ThirdPartyIdentity,
  now: number,
): SignInResult {
  const member = memberOf(db, tenant, identity)
  if (!member && identity.provider !== 'sms') throw new Refused('login.social.unknown')
  return completeSignIn(db, { tenant }, demandMember({ trial }, member), false, now)
}

function demandMember({ trial }: Pick<SignInAttempt, 'trial'>, member: Member | undefined): Member {
  if (!member || member.disabled || (trial && member.type !== TRIAL_MEMBER_TYPE)) throw new Refused('account.unknown')
  return member
}

function memberOf(db: Db, tenant: string, identity: ThirdPartyIdentity): Member | undefined {
  if (identity.provider !== 'sms') return findMemberByThirdPartyIdentity(db, tenant, identity)
  return identity.phone === undefined ? undefined : findMemberByInternationalNumber(db, tenant, identity.phone)
}

/** Returns the member who registered with a third-party account. */
export function findMemberByThirdPartyIdentity(
  db: Db,
  tenant: string,
  { provider, uid }: ThirdPartyIdentity,
): Member | undefined {
  const row = findRow<{ member: number }>(db, 'social_identity', { tenant, provider, uid })
  return row && findMemberById(db, tenant, row.member)
}
