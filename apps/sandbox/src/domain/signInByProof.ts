import { findRow, type Db } from '../db/sql.ts'
import { codeIsRight, fullNumber, useCode } from './codes.ts'
import type { Identity } from './identity.ts'
import { memberByFullNumber, memberById, memberByMobile, trialType, type Member } from './people.ts'
import { Refused } from './refused.ts'
import { admit, enter, nextTime, type Attempt, type SignedIn } from './signIn.ts'

export interface MobileCode {
  readonly mobile: string
  readonly dialing: string
  readonly typed: string
}

/**
 * Signs a member in by mobile number and SMS code. Whoever has no right code learns nothing of the number.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`, `sms.code.wrong`, `account.unknown`, `login.member.only`
 */
export function signInByCode(db: Db, ask: Attempt, { mobile, dialing, typed }: MobileCode, now: number): SignedIn {
  const member = memberByMobile(db, ask.tenant, mobile, dialing)
  const code = { tenant: ask.tenant, number: fullNumber(dialing, mobile), purpose: 'entry' } as const
  admit(db, ask, member, now)
  if (!codeIsRight(db, code, typed, now) || !useCode(db, code, typed)) {
    throw new Refused('sms.code.wrong', { ...nextTime(db, ask, member, now), field: 'verificationCode' })
  }
  return enter(db, ask, allowed(ask, member), false, now)
}

/**
 * Signs in whom a third party has named: by the mobile number that it has verified, or by the account that was registered with it.
 * @throws Refused `account.unknown`, `login.social.unknown`, `login.member.only`
 */
export function signInByIdentity(
  db: Db,
  { tenant, trial }: Pick<Attempt, 'tenant' | 'trial'>,
  identity: Identity,
  now: number,
): SignedIn {
  const member = memberOf(db, tenant, identity)
  if (!member && identity.provider !== 'sms') throw new Refused('login.social.unknown')
  return enter(db, { tenant }, allowed({ trial }, member), false, now)
}

function allowed({ trial }: Pick<Attempt, 'trial'>, member: Member | undefined): Member {
  if (!member || member.disabled || (trial && member.type !== trialType)) throw new Refused('account.unknown')
  return member
}

function memberOf(db: Db, tenant: string, identity: Identity): Member | undefined {
  if (identity.provider !== 'sms') return memberByIdentity(db, tenant, identity)
  return identity.phone === undefined ? undefined : memberByFullNumber(db, tenant, identity.phone)
}

/** The member that was registered with an account of a third party. */
export function memberByIdentity(db: Db, tenant: string, { provider, uid }: Identity): Member | undefined {
  const row = findRow<{ member: number }>(db, 'social_identity', { tenant, provider, uid })
  return row && memberById(db, tenant, row.member)
}
