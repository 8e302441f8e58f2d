import { randomInt } from 'node:crypto'
import {
  verifyRegistration,
  type RegistrationFieldName,
  type InvalidFieldReason,
  type RegistrationFormField,
  type ValidationRules,
} from '@lobby/platform/validation'
import { findRow, insertRow, runInTransaction, updateRows, type Db } from '../db/sql.ts'
import { applyInvitationLinkToMember, findAffiliateCodeOwner } from './agents/invitationLinks.ts'
import { checkCaptcha } from './captcha.ts'
import {
  checkVerificationCode,
  formatInternationalMobileNumber,
  consumeVerificationCode,
  type VerificationCodeScope,
} from './verificationCodes.ts'
import { refuseWhenHashQueueIsFull, hashPassword, UNMATCHABLE_PASSWORD_HASH, verifyPassword } from './passwordHash.ts'
import {
  findMemberById,
  findMemberByNationalNumber,
  findMemberByName,
  normaliseUserName,
  MIN_STAFF_MEMBER_TYPE,
  TRIAL_MEMBER_TYPE,
  type Member,
} from './members.ts'
import { computeRequestFingerprint } from './requestFingerprint.ts'
import { Refused } from './refused.ts'
import { isPersonSelfExcluded } from './responsible/breaks.ts'
import { isOneRepeatedDigit, savePaymentPassword } from './money/paymentPassword.ts'
import { findSessionMember, startSession } from './sessions.ts'
import { findMemberByThirdPartyIdentity } from './signIn.ts'
import { postLedgerEntry } from './wallet.ts'
import type { ThirdPartyIdentity } from './identity.ts'

export interface Registration {
  readonly tenant: string
  /** The idempotency key. Repeated calls with this key return the same member. */
  readonly key: string
  readonly payload: RegisterPayload
  /** The fields of the tenant's registration form, and the rules that validate their values. */
  readonly form: RegistrationForm
  /** The minimum age in years. */
  readonly minimumAge: number
  /** The welcome bonus in cents; 0 for none. */
  readonly welcome: number
  /** Returns the token of the member's first session. Must return the same token in each call for the same member. */
  readonly tokenOf: (member: number) => string
}

/** The time for which an idempotency key is stored. Clients stop repeating a request long before this time is over. */
const KEY_LIFETIME_MS = 3_600_000

const inProgress = new WeakMap<Db, Map<string, Promise<Member>>>()

/**
 * Registers a member and starts the member's first session. Repeated or parallel calls with the same idempotency key
 * and content return the same member while this session runs.
 * @throws Refused with the invalid field in `data.field`, and with `data.captcha` if the next attempt needs a new
 *   captcha
 */
export async function register(db: Db, ask: Registration, now: number): Promise<Member> {
  const known = inProgress.get(db) ?? new Map<string, Promise<Member>>()
  inProgress.set(db, known)
  const earlier = await earlierMember(db, ask, now)
  if (earlier) return earlier
  const key = `${ask.tenant} ${ask.key}`
  const running = known.get(key)
  if (running) {
    await running
    return register(db, ask, now)
  }
  const registering = registerNew(db, ask, now).finally(() => known.delete(key))
  known.set(key, registering)
  return registering
}

/**
 * Returns the member whom an earlier call with the same idempotency key registered.
 * @throws Refused `request.key.reused` if the content differs or the session has ended
 */
async function earlierMember(
  db: Db,
  { tenant, key, payload, tokenOf }: Registration,
  now: number,
): Promise<Member | undefined> {
  const row = findRow<{ member: number; fingerprint: string; at: number }>(db, 'registration', { tenant, key })
  const member = row && findMemberById(db, tenant, row.member)
  if (!member) return undefined
  const same = row.fingerprint === contentOf(payload) && row.at > now - KEY_LIFETIME_MS
  const right =
    member.password === UNMATCHABLE_PASSWORD_HASH || (await verifyPassword(payload.password, member.password))
  // A repeated registration must not sign in a member who has signed out since the first registration.
  const runs = findSessionMember(db, tenant, tokenOf(member.id), now) !== undefined
  if (!same || !right || !runs) throw new Refused('request.key.reused')
  return member
}

/**
 * The fields that must not differ in a repeated registration. Passwords are not compared, because their stored hash
 * would help to guess them.
 */
const COMPARED_FIELDS = [
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
const contentOf = (payload: RegisterPayload): string =>
  computeRequestFingerprint(...COMPARED_FIELDS.map((name) => payload[name]))

/**
 * Returns whether a member may be rewarded for recommending the site. Staff, trial and disabled accounts may not,
 * because they do not play.
 */
const canRecommend = (member: Member | undefined): member is Member =>
  member !== undefined && !member.disabled && member.type !== TRIAL_MEMBER_TYPE && member.type < MIN_STAFF_MEMBER_TYPE

async function registerNew(db: Db, ask: Registration, now: number): Promise<Member> {
  const { tenant, payload, form } = ask
  const { values, problems } = verifyRegistration(payload, form.fields, form.rules, payload.countryDialingCode)
  for (const { name, message } of problems) throw refusalOf(name, message.kind)
  if (values.paymentPassword && isOneRepeatedDigit(values.paymentPassword))
    throw new Refused('payment.password.invalid', { field: 'paymentPassword' })
  if ((payload.confirmedAge ?? 0) < ask.minimumAge) throw new Refused('account.age.unconfirmed')
  refuseWhenHashQueueIsFull()
  const captcha = values.captcha !== undefined
  const refuse = (field: RegistrationFieldName, code: Refused['code']): Refused =>
    new Refused(code, { field, ...(captcha && { captcha: true }) })
  if (captcha && !checkCaptcha(db, tenant, payload.captchaId ?? '', values.captcha ?? '', now))
    throw refuse('captcha', 'login.captcha.wrong')
  const code = codeFor(tenant, payload, values)
  const check = (): void => {
    if (values.username && findMemberByName(db, tenant, values.username))
      throw refuse('username', 'account.username.taken')
    if (form.identity && findMemberByThirdPartyIdentity(db, tenant, form.identity))
      throw new Refused('account.social.taken')
    if (values.affiliateCode && findAffiliateCodeOwner(db, tenant, values.affiliateCode) === undefined)
      throw refuse('affiliateCode', 'affiliate.unknown')
    if (values.recommenderId && !canRecommend(findMemberByName(db, tenant, values.recommenderId)))
      throw refuse('recommenderId', 'affiliate.link.invalid')
  }
  const checkPerson = (): void => {
    if (values.idNumber && isPersonSelfExcluded(db, tenant, values.idNumber, now))
      throw refuse('idNumber', 'responsible.excluded')
    const used =
      code && values.mobileNum && findMemberByNationalNumber(db, tenant, values.mobileNum, payload.countryDialingCode)
    if (used) throw refuse('mobileNum', 'account.mobile.taken')
  }
  check()
  // Check the SMS code before `checkPerson`, because only the owner of a mobile number may learn that a member already
  // has this number.
  if (code && !checkVerificationCode(db, code, values.verificationCode ?? '', now))
    throw refuse('verificationCode', 'sms.code.wrong')
  checkPerson()
  const password = values.password ? await hashPassword(values.password) : UNMATCHABLE_PASSWORD_HASH
  const paymentPassword = values.paymentPassword ? await hashPassword(values.paymentPassword) : null
  return runInTransaction(db, () => {
    // Repeat the checks, because other registrations may have finished while the passwords were hashed.
    check()
    checkPerson()
    if (code && !consumeVerificationCode(db, code, values.verificationCode ?? ''))
      throw refuse('verificationCode', 'sms.code.wrong')
    const member = insertMember(db, ask, values, { password, hasCode: code !== undefined }, now)
    saveRegistration(db, ask, values, member, paymentPassword, now)
    setUpline(db, tenant, member, values)
    applyInvitationLinkToMember(db, { tenant, member }, values.affiliateCode)
    if (paymentPassword !== null) savePaymentPassword(db, { tenant, member }, paymentPassword)
    if (ask.welcome > 0) {
      postLedgerEntry(db, { tenant, member, kind: 'bonus', ref: 'welcome', amountMinor: ask.welcome, at: now })
    }
    const made = findMemberById(db, tenant, member)
    if (!made) throw new Error('The member that was just inserted was not found.')
    startSession(db, tenant, member, now, ask.tokenOf(member))
    return made
  })
}

/**
 * Sets the upline of a new member: the owner of the affiliate code, else the named recommender. Does not set an upline
 * who may not recommend the site.
 */
function setUpline(db: Db, tenant: string, member: number, { affiliateCode, recommenderId }: RegistrationValues): void {
  const name = (affiliateCode && findAffiliateCodeOwner(db, tenant, affiliateCode)) || recommenderId
  const recommender = name ? findMemberByName(db, tenant, name) : undefined
  if (canRecommend(recommender)) updateRows(db, 'member', { id: member }, { upline: recommender.id })
}

const codeFor = (
  tenant: string,
  { countryDialingCode }: RegisterPayload,
  { mobileNum, verificationCode }: RegistrationValues,
): VerificationCodeScope | undefined =>
  verificationCode === undefined
    ? undefined
    : { tenant, number: formatInternationalMobileNumber(countryDialingCode, mobileNum ?? ''), purpose: 'entry' }

interface Proven {
  /** The stored hash of the password. */
  readonly password: string
  /** True if an SMS code has proven that the mobile number belongs to the person. */
  readonly hasCode: boolean
}

/**
 * Inserts the member. Stores the mobile number only if an SMS code has proven that the number belongs to the member.
 * Otherwise somebody could register the number of another person, and the other person could not register any more.
 */
function insertMember(
  db: Db,
  { tenant, payload, form }: Registration,
  values: RegistrationValues,
  { password, hasCode }: Proven,
  now: number,
): number {
  const name = values.username || randomName(db, tenant)
  const { id } = insertRow(db, 'member', {
    tenant,
    name,
    name_key: normaliseUserName(name),
    nickname: values.nickname || null,
    password,
    type: 0,
    registered_at: now,
    signed_in_at: now,
    dialing: hasCode && values.mobileNum ? payload.countryDialingCode : null,
    mobile: (hasCode && values.mobileNum) || null,
    email: values.email || form.identity?.email || null,
  })
  if (form.identity) {
    insertRow(db, 'social_identity', { tenant, provider: form.identity.provider, uid: form.identity.uid, member: id })
  }
  return id
}

/** Stores the other submitted fields of a registration, without passwords, captcha and SMS code. */
function saveRegistration(
  db: Db,
  { tenant, key, payload }: Registration,
  values: RegistrationValues,
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
  insertRow(db, 'registration', {
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

/** Returns an unused user name for a member who registers without a user name. */
function randomName(db: Db, tenant: string): string {
  for (;;) {
    const name = `player${String(randomInt(100_000_000)).padStart(8, '0')}`
    if (!findMemberByName(db, tenant, name)) return name
  }
}

type Code = Refused['code']

const codes: { readonly [Name in RegistrationFieldName]?: Code } = {
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

/** Returns the error for a field that `@lobby/platform/validation` rejects. */
function refusalOf(field: RegistrationFieldName, kind: InvalidFieldReason['kind']): Refused {
  const missing = field === 'captcha' ? 'login.captcha.required' : 'account.field.missing'
  return new Refused(kind === 'required' ? missing : (codes[field] ?? 'account.field.invalid'), { field })
}

/** `RegisterPayload` of the API contract. */
export type RegisterPayload = Readonly<Record<RegistrationFieldName, string>> & {
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

/** The normalised values of the registration fields that the tenant requests. */
export type RegistrationValues = { readonly [Name in RegistrationFieldName]?: string }

export interface RegistrationForm {
  readonly fields: readonly RegistrationFormField[]
  readonly rules: ValidationRules
  /** The verified identity of a third-party sign-in. */
  readonly identity?: ThirdPartyIdentity
}
