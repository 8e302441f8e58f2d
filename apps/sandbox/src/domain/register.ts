import { randomInt } from 'node:crypto'
import {
  verifyRegistration,
  type RegistrationField,
  type VerifyMessage,
  type AskedField,
  type Rules,
} from '@lobby/platform/validation'
import { findRow, insert, transaction, updateRows, type Db } from '../db/sql.ts'
import { applyLink, affiliateOf } from './agents/links.ts'
import { answerCaptcha } from './captcha.ts'
import { codeIsRight, fullNumber, useCode, type CodeFor } from './codes.ts'
import { demandCapacity, hashPassword, noPassword, verifyPassword } from './password.ts'
import { memberById, memberByMobile, memberByName, nameKey, staffType, trialType, type Member } from './people.ts'
import { fingerprintOf } from './fingerprint.ts'
import { Refused } from './refused.ts'
import { isExcludedPerson } from './responsible/breaks.ts'
import { isRepeated, keepPaymentPassword } from './money/paymentPassword.ts'
import { memberOfSession, startSession } from './sessions.ts'
import { memberByIdentity } from './signIn.ts'
import { post } from './wallet.ts'
import type { Identity } from './identity.ts'

export interface Registration {
  readonly tenant: string
  /** The idempotency key: the same one gives the same member. */
  readonly key: string
  readonly payload: RegisterPayload
  /** What this registration is asked for, and by which rules. */
  readonly asked: Asked
  /** Years. */
  readonly minimumAge: number
  /** Cents of welcome. */
  readonly welcome: number
  /** The token of the session that the member begins with: the same one each time. */
  readonly tokenOf: (member: number) => string
}

/** A key that is older was for an answer that nobody waits for any more. */
const keyLife = 3_600_000

const underWay = new WeakMap<Db, Map<string, Promise<Member>>>()

/**
 * Registers a member and begins its session. The same key again, with the same content, gives the same member while that session runs; at the same
 * time too.
 * @throws Refused with the field in `data.field`, and `data.captcha` where the captcha is used up
 */
export async function register(db: Db, ask: Registration, now: number): Promise<Member> {
  const known = underWay.get(db) ?? new Map<string, Promise<Member>>()
  underWay.set(db, known)
  const earlier = await earlierMember(db, ask, now)
  if (earlier) return earlier
  const key = `${ask.tenant} ${ask.key}`
  const running = known.get(key)
  if (running) {
    await running
    return register(db, ask, now)
  }
  const making = make(db, ask, now).finally(() => known.delete(key))
  known.set(key, making)
  return making
}

/** The member that a key has made. @throws Refused `request.key.reused` when it was made of something else, or when its session has ended */
async function earlierMember(
  db: Db,
  { tenant, key, payload, tokenOf }: Registration,
  now: number,
): Promise<Member | undefined> {
  const row = findRow<{ member: number; fingerprint: string; at: number }>(db, 'registration', { tenant, key })
  const member = row && memberById(db, tenant, row.member)
  if (!member) return undefined
  const same = row.fingerprint === contentOf(payload) && row.at > now - keyLife
  const right = member.password === noPassword || (await verifyPassword(payload.password, member.password))
  // A kept answer must not sign a member in again who has signed out.
  const runs = memberOfSession(db, tenant, tokenOf(member.id), now) !== undefined
  if (!same || !right || !runs) throw new Refused('request.key.reused')
  return member
}

/** What makes two registrations the same. Secrets are not in it: their hash would be a way to guess them. */
const compared = [
  'username',
  'mobileNum',
  'countryDialingCode',
  'email',
  'affiliateCode',
  'recommenderId',
  'nickname',
  'payeeName',
  'idNumber',
  'domain',
] as const
const contentOf = (payload: RegisterPayload): string => fingerprintOf(...compared.map((name) => payload[name]))

/** A recommender gets money for a new member. Staff, trial accounts and disabled ones must not: they do not play. */
const canRecommend = (member: Member | undefined): member is Member =>
  member !== undefined && !member.disabled && member.type !== trialType && member.type < staffType

async function make(db: Db, ask: Registration, now: number): Promise<Member> {
  const { tenant, payload, asked } = ask
  const { values, problems } = verifyRegistration(payload, asked.fields, asked.rules, payload.countryDialingCode)
  for (const { name, message } of problems) throw refusalOf(name, message.kind)
  if (values.paymentPassword && isRepeated(values.paymentPassword))
    throw new Refused('payment.password.invalid', { field: 'paymentPassword' })
  // Not to say it is not to have confirmed it.
  if ((payload.confirmedAge ?? 0) < ask.minimumAge) throw new Refused('account.age.unconfirmed')
  demandCapacity()
  const captcha = values.captcha !== undefined
  const refuse = (field: RegistrationField, code: Refused['code']): Refused =>
    new Refused(code, { field, ...(captcha && { captcha: true }) })
  if (captcha && !answerCaptcha(db, tenant, payload.captchaId ?? '', values.captcha ?? '', now))
    throw refuse('captcha', 'login.captcha.wrong')
  const code = codeFor(tenant, payload, values)
  const check = (): void => {
    if (values.username && memberByName(db, tenant, values.username)) throw refuse('username', 'account.username.taken')
    if (asked.identity && memberByIdentity(db, tenant, asked.identity)) throw new Refused('account.social.taken')
    if (values.affiliateCode && affiliateOf(db, tenant, values.affiliateCode) === undefined)
      throw refuse('affiliateCode', 'affiliate.unknown')
    if (values.recommenderId && !canRecommend(memberByName(db, tenant, values.recommenderId)))
      throw refuse('recommenderId', 'affiliate.link.invalid')
  }
  const checkPerson = (): void => {
    if (values.idNumber && isExcludedPerson(db, tenant, values.idNumber, now))
      throw refuse('idNumber', 'responsible.excluded')
    const used = code && values.mobileNum && memberByMobile(db, tenant, values.mobileNum, payload.countryDialingCode)
    if (used) throw refuse('mobileNum', 'account.mobile.taken')
  }
  check()
  // Only the person who has the number learns that a member has it already.
  if (code && !codeIsRight(db, code, values.verificationCode ?? '', now))
    throw refuse('verificationCode', 'sms.code.wrong')
  checkPerson()
  const password = values.password ? await hashPassword(values.password) : noPassword
  const paymentPassword = values.paymentPassword ? await hashPassword(values.paymentPassword) : null
  return transaction(db, () => {
    // Others may have come first while the passwords were hashed.
    check()
    checkPerson()
    if (code && !useCode(db, code, values.verificationCode ?? '')) throw refuse('verificationCode', 'sms.code.wrong')
    const member = insertMember(db, ask, values, { password, hasCode: code !== undefined }, now)
    keep(db, ask, values, member, paymentPassword, now)
    setUpline(db, tenant, member, values)
    applyLink(db, { tenant, member }, values.affiliateCode)
    if (paymentPassword !== null) keepPaymentPassword(db, { tenant, member }, paymentPassword)
    if (ask.welcome > 0) {
      post(db, { tenant, member, kind: 'bonus', ref: 'welcome', amountMinor: ask.welcome, at: now })
    }
    const made = memberById(db, tenant, member)
    if (!made) throw new Error('A member was not found right after it was made.')
    startSession(db, tenant, member, now, ask.tokenOf(member))
    return made
  })
}

/** Puts the owner of the given code, or the named recommender, above the new member if they may recommend. */
function setUpline(db: Db, tenant: string, member: number, { affiliateCode, recommenderId }: Values): void {
  const name = (affiliateCode && affiliateOf(db, tenant, affiliateCode)) || recommenderId
  const above = name ? memberByName(db, tenant, name) : undefined
  if (canRecommend(above)) updateRows(db, 'member', { id: member }, { upline: above.id })
}

const codeFor = (
  tenant: string,
  { countryDialingCode }: RegisterPayload,
  { mobileNum, verificationCode }: Values,
): CodeFor | undefined =>
  verificationCode === undefined
    ? undefined
    : { tenant, number: fullNumber(countryDialingCode, mobileNum ?? ''), purpose: 'entry' }

interface Proven {
  /** The hash. */
  readonly password: string
  /** Whether a code has shown that the mobile number is the person's own. */
  readonly hasCode: boolean
}

/** Without a code a mobile number is a detail of the registration: nobody signs in with it, and its owner can still register it. */
function insertMember(
  db: Db,
  { tenant, payload, asked }: Registration,
  values: Values,
  { password, hasCode }: Proven,
  now: number,
): number {
  const name = values.username || randomName(db, tenant)
  const { id } = insert(db, 'member', {
    tenant,
    name,
    name_key: nameKey(name),
    nickname: values.nickname || null,
    password,
    type: 0,
    registered_at: now,
    signed_in_at: now,
    dialing: hasCode && values.mobileNum ? payload.countryDialingCode : null,
    mobile: (hasCode && values.mobileNum) || null,
    email: values.email || asked.identity?.email || null,
  })
  if (asked.identity) {
    insert(db, 'social_identity', { tenant, provider: asked.identity.provider, uid: asked.identity.uid, member: id })
  }
  return id
}

/** What else a registration brought; passwords and codes apart, only what was asked for. */
function keep(
  db: Db,
  { tenant, key, payload }: Registration,
  values: Values,
  member: number,
  paymentPassword: string | null,
  now: number,
): void {
  const secret: readonly string[] = [
    'username',
    'password',
    'confirmPassword',
    'paymentPassword',
    'captcha',
    'verificationCode',
  ]
  const details = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !secret.includes(name)),
  )
  insert(db, 'registration', {
    tenant,
    key,
    fingerprint: contentOf(payload),
    member,
    method: payload.registerMethod,
    confirmed_age: payload.confirmedAge ?? null,
    payment_password: paymentPassword,
    details: JSON.stringify({ ...details, registerUrl: payload.registerUrl, domain: payload.domain }),
    at: now,
  })
}

/** A free name for somebody who has registered without one. */
function randomName(db: Db, tenant: string): string {
  for (;;) {
    const name = `player${String(randomInt(100_000_000)).padStart(8, '0')}`
    if (!memberByName(db, tenant, name)) return name
  }
}

type Code = Refused['code']

const codes: { readonly [Name in RegistrationField]?: Code } = {
  username: 'account.username.invalid',
  password: 'account.password.invalid',
  paymentPassword: 'account.password.invalid',
  confirmPassword: 'account.confirmation.mismatch',
  email: 'account.email.invalid',
  mobileNum: 'account.mobile.invalid',
  nickname: 'account.name.invalid',
  payeeName: 'account.name.invalid',
  captcha: 'login.captcha.wrong',
  verificationCode: 'sms.code.wrong',
  affiliateCode: 'affiliate.unknown',
  recommenderId: 'affiliate.link.invalid',
}

/** The refusal of a field that does not pass the shared verification. */
function refusalOf(field: RegistrationField, kind: VerifyMessage['kind']): Refused {
  const missing = field === 'captcha' ? 'login.captcha.required' : 'account.field.missing'
  return new Refused(kind === 'required' ? missing : (codes[field] ?? 'account.field.invalid'), { field })
}

/** `RegisterPayload` of the contract. */
export type RegisterPayload = Readonly<Record<RegistrationField, string>> & {
  readonly countryDialingCode: string
  readonly registerUrl: string
  readonly registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP'
  readonly domain: string
  readonly captchaId?: string
  readonly firebaseChannel?: 'sms' | 'google' | 'facebook'
  readonly firebaseIdToken?: string
  readonly confirmedAge?: 18 | 21
  readonly merchant: string
  readonly timestamp: number
  readonly nonce: string
}

/** Normalised values of the fields that were asked for. */
export type Values = { readonly [Name in RegistrationField]?: string }

export interface Asked {
  readonly fields: readonly AskedField[]
  readonly rules: Rules
  /** Who a third party says that this is. */
  readonly identity?: Identity
}
