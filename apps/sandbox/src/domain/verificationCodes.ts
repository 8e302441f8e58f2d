import { randomInt, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@lobby/platform/calendar'
import { selectAll, deleteRows, insertRow, selectOne, runInTransaction, type Db } from '../db/sql.ts'
import { requireCorrectCaptcha } from './captcha.ts'
import {
  recordMessageRequest,
  countRequestsSince,
  getSecondsUntilRequestAllowed,
  storeOutboxMessage,
} from './outbox.ts'
import { isDiallingCode } from './phoneNumber.ts'
import type { Language } from './language.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

/**
 * The minutes for which an SMS or email code is valid. During this time the sandbox sends no second code to the same
 * number.
 */
export const VERIFICATION_CODE_LIFETIME_MINUTES = 2
const CODE_LIFETIME_MS = VERIFICATION_CODE_LIFETIME_MINUTES * 60_000
const MAX_TRIES = 5
const MAX_CODES_PER_DAY = 10
/**
 * The maximum number of codes that one client may request for one recipient within a day. It is less than
 * `MAX_CODES_PER_DAY`, so that a stranger cannot use up all codes of a member.
 */
const MAX_CODES_PER_CLIENT_AND_DAY = 5
const MAX_CODES_WITHOUT_CAPTCHA = 2

/**
 * The purpose of an SMS or email code: `entry` is for registration and sign-in, `reset` for a new password, `email` for
 * the confirmation of an email address.
 */
export type VerificationCodePurpose = 'entry' | 'reset' | 'email'

/** The tenant, the receiver and the purpose for which an SMS or email code is valid. */
export interface VerificationCodeScope {
  readonly tenant: string
  /** The receiver: a mobile number with plus and dialling code, or an email address for the purpose `email`. */
  readonly number: string
  readonly purpose: VerificationCodePurpose
}

/** A client's request for an SMS or email code. */
export interface VerificationCodeRequest extends Omit<VerificationCodeScope, 'tenant'> {
  /**
   * The number as the client typed it, without a dialling code. Set only for the purpose `reset`. The limits count the
   * codes of this typed number for all dialling codes together. Otherwise the limits would reveal to a stranger in
   * which country a member has the number.
   */
  readonly typedNumber?: string
  /** The network address of the client. */
  readonly client: string
}

/**
 * Returns the counter key for the SMS or email codes of a recipient and a purpose. Each purpose has its own limit,
 * because undelivered codes for `reset` must not use up the codes for `entry`.
 */
const countingKeyOf = ({ purpose, number, typedNumber = number }: VerificationCodeRequest): string =>
  `code ${purpose} ${typedNumber}`

/** Returns a mobile number with plus and dialling code. The database stores codes and messages with this format. */
export const formatInternationalMobileNumber = (dialing: string, mobile: string): string => `+${dialing}${mobile}`

const texts: Readonly<Record<Language, (merchantName: string, code: string) => string>> = {
  PT: (merchantName, code) =>
    `${merchantName}: seu código é ${code}. Válido por ${VERIFICATION_CODE_LIFETIME_MINUTES} minutos. Não ` +
    'compartilhe com ninguém.',
  EN: (merchantName, code) =>
    `${merchantName}: your code is ${code}. Valid for ${VERIFICATION_CODE_LIFETIME_MINUTES} minutes. Don't ` +
    'share it with anyone.',
}

export interface VerificationCodeMessageContext {
  readonly tenant: Tenant
  readonly language: Language
  /**
   * The host of the site. The message contains this host, so that a browser on the site can fill in the code
   * automatically.
   */
  readonly host: string
  /** False if no member has the number: the sandbox then does the same work but delivers no message. */
  readonly delivered: boolean
  /** The way in which the code is sent. Default: `sms`. */
  readonly channel?: 'sms' | 'mail'
}

export interface TypedCaptcha {
  readonly captcha?: string
  readonly captchaId?: string
}

/**
 * Counts a client's request for an SMS or email code and checks the captcha if one is required. Within a day, the
 * second and every later request of a client needs a captcha. The third and every later request for one number needs a
 * captcha too. Without a captcha, a program could request many codes, which cost money.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`
 */
export function recordVerificationCodeRequest(
  db: Db,
  tenant: string,
  asked: VerificationCodeRequest,
  { captcha = '', captchaId = '' }: TypedCaptcha,
  now: number,
): void {
  const counted = `client ${asked.client}`
  if (
    countRequestsSince(db, tenant, counted, now - DAY_MS) > 0 ||
    countRequestsSince(db, tenant, countingKeyOf(asked), now - DAY_MS) >= MAX_CODES_WITHOUT_CAPTCHA
  )
    requireCorrectCaptcha(db, tenant, captchaId, captcha, now)
  recordMessageRequest(db, tenant, counted, now)
}

/**
 * Sends an SMS or email code.
 * @throws Refused `limit.exceeded` while an earlier code is valid, after ten codes for a number and purpose within a
 *   day, and after five such codes for the same client
 */
export function sendVerificationCode(
  db: Db,
  asked: VerificationCodeRequest,
  message: VerificationCodeMessageContext,
  now: number,
): void {
  const { number, purpose, typedNumber = null } = asked
  const { tenant, language, host, delivered, channel = 'sms' } = message
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const bound = { tenant: tenant.id, number, purpose }
  runInTransaction(db, () => {
    const sent = selectAll<{ number: string; ends_at: number }>(
      db,
      `SELECT number, ends_at FROM sms_code
       WHERE tenant = :tenant AND purpose = :purpose AND ends_at > :now AND (number = :number OR number LIKE '%' || :mobile) ORDER BY ends_at DESC`,
      { ...bound, mobile: typedNumber, now },
    )
    // The `LIKE` finds all numbers that end with the typed digits. A found number is the typed number only if the
    // digits before the typed digits are a dialling code.
    const earlier = sent.find(
      (row) => row.number === number || isDiallingCode(row.number.slice(1, -(typedNumber ?? '').length)),
    )
    if (earlier) throw new Refused('limit.exceeded', { retryAfter: Math.ceil((earlier.ends_at - now) / 1000) })
    const numberKey = countingKeyOf(asked)
    const clientKey = `${numberKey} for ${asked.client}`
    const retryAfter = Math.max(
      getSecondsUntilRequestAllowed(db, tenant.id, numberKey, MAX_CODES_PER_DAY, DAY_MS, now),
      getSecondsUntilRequestAllowed(db, tenant.id, clientKey, MAX_CODES_PER_CLIENT_AND_DAY, DAY_MS, now),
    )
    if (retryAfter > 0) throw new Refused('limit.exceeded', { retryAfter })
    insertRow(db, 'sms_code', { ...bound, code, tries: 0, ends_at: now + CODE_LIFETIME_MS }, 'REPLACE')
    for (const key of [numberKey, clientKey]) recordMessageRequest(db, tenant.id, key, now)
    const text = `${texts[language](tenant.name, code)}\n\n@${host} #${code}`
    storeOutboxMessage(
      db,
      { tenant: tenant.id, channel, recipient: number, subject: channel === 'mail' ? tenant.name : '', text },
      delivered,
      now,
    )
  })
}

/** Returns whether an SMS or email code was sent to the recipient and is still valid. */
export const isVerificationCodeSent = (
  db: Db,
  { tenant, number, purpose }: VerificationCodeScope,
  now: number,
): boolean =>
  selectOne(
    db,
    'SELECT 1 FROM sms_code WHERE tenant = :tenant AND number = :number AND purpose = :purpose AND ends_at > :now',
    { tenant, number, purpose, now },
  ) !== undefined

/**
 * True if a typed SMS or email code is right. Each call uses up one of five attempts. A right code stays valid
 * until `consumeVerificationCode` deletes it.
 */
export function checkVerificationCode(
  db: Db,
  { tenant, number, purpose }: VerificationCodeScope,
  typed: string,
  now: number,
): boolean {
  const row = selectOne<{ code: string }>(
    db,
    `UPDATE sms_code SET tries = tries + 1
     WHERE tenant = :tenant AND number = :number AND purpose = :purpose AND ends_at > :now AND tries < :tries RETURNING code`,
    { tenant, number, purpose, now, tries: MAX_TRIES },
  )
  const [known, given] = [Buffer.from(row?.code ?? '------'), Buffer.from(typed)]
  return known.length === given.length && timingSafeEqual(known, given)
}

/**
 * Deletes an SMS or email code, so that it works only one time.
 * @returns false if another request has already used the code
 */
export function consumeVerificationCode(
  db: Db,
  { tenant, number, purpose }: VerificationCodeScope,
  typed: string,
): boolean {
  return deleteRows(db, 'sms_code', { tenant, number, purpose, code: typed }) === 1
}
