import { randomInt, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@lobby/platform/calendar'
import { all, deleteRows, insert, one, transaction, type Db } from '../db/sql.ts'
import { demandCaptcha } from './captcha.ts'
import { countRequest, requestsSince, secondsToWait, sendMessage } from './outbox.ts'
import { isDiallingCode } from './phoneNumber.ts'
import type { Language } from './language.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

/** How long a code is good, and no other is sent. */
export const codeMinutes = 2
const life = codeMinutes * 60_000
const tries = 5
const codesADay = 10
/** How many of them one client may ask for, so that no stranger uses up the codes of the number's owner. */
const codesOfClientADay = 5
const codesWithoutCaptcha = 2

/** To get in, by registering or signing in; to set a new password; or to show that an address is one's own. */
export type CodePurpose = 'entry' | 'reset' | 'email'

/** What a code is bound to. */
export interface CodeFor {
  readonly tenant: string
  /** With plus and dialling code; an address for `email`. */
  readonly number: string
  readonly purpose: CodePurpose
}

/** A code that somebody asks for. */
export interface CodeRequest extends Omit<CodeFor, 'tenant'> {
  /**
   * For a new password: the number as it was typed, without a dialling code. Its codes count together for all countries. Otherwise a request without
   * a dialling code, and then one with it, would show whether a member of that country has the number.
   */
  readonly mobile?: string
  /** The network address of who asks. */
  readonly client: string
}

/** Each purpose apart: a code that goes to nobody must not use up those of the number's owner. */
const countedBy = ({ purpose, number, mobile = number }: CodeRequest): string => `code ${purpose} ${mobile}`

/** A mobile number as codes and messages have it. */
export const fullNumber = (dialing: string, mobile: string): string => `+${dialing}${mobile}`

const texts: Readonly<Record<Language, (house: string, code: string) => string>> = {
  PT: (house, code) => `${house}: seu código é ${code}. Vale por ${codeMinutes} minutos. Não o informe a ninguém.`,
  EN: (house, code) =>
    `${house}: your code is ${code}. It is good for ${codeMinutes} minutes. Do not share it with anybody.`,
}

export interface CodeMessage {
  readonly tenant: Tenant
  readonly language: Language
  /** The host that may fill the code in by itself. */
  readonly host: string
  /** False for a number that nobody has: everything is as if, but for the message. */
  readonly delivered: boolean
  /** By SMS when not given. */
  readonly channel?: 'sms' | 'mail'
}

export interface CaptchaAnswer {
  readonly captcha?: string
  readonly captchaId?: string
}

/**
 * Counts a client's request for a code. Within a day the client's second needs a captcha, the number's third, and so does each later one: an SMS costs
 * money, and strangers must not be able to flood a mailbox, or to use up a member's codes.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`
 */
export function admitCode(
  db: Db,
  tenant: string,
  asked: CodeRequest,
  { captcha = '', captchaId = '' }: CaptchaAnswer,
  now: number,
): void {
  const counted = `client ${asked.client}`
  if (
    requestsSince(db, tenant, counted, now - DAY_MS) > 0 ||
    requestsSince(db, tenant, countedBy(asked), now - DAY_MS) >= codesWithoutCaptcha
  )
    demandCaptcha(db, tenant, captchaId, captcha, now)
  countRequest(db, tenant, counted, now)
}

/**
 * Sends a code to a number.
 * @throws Refused `limit.exceeded` while an earlier one is good, and after ten a day for the purpose, five of them for one client
 */
export function sendCode(db: Db, asked: CodeRequest, message: CodeMessage, now: number): void {
  const { number, purpose, mobile = null } = asked
  const { tenant, language, host, delivered, channel = 'sms' } = message
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const bound = { tenant: tenant.id, number, purpose }
  transaction(db, () => {
    const sent = all<{ number: string; ends_at: number }>(
      db,
      `SELECT number, ends_at FROM sms_code
       WHERE tenant = :tenant AND purpose = :purpose AND ends_at > :now AND (number = :number OR number LIKE '%' || :mobile) ORDER BY ends_at DESC`,
      { ...bound, mobile, now },
    )
    // A longer number may end with the same digits. It is the same number only if the rest is a dialling code.
    const earlier = sent.find(
      (row) => row.number === number || isDiallingCode(row.number.slice(1, -(mobile ?? '').length)),
    )
    if (earlier) throw new Refused('limit.exceeded', { retryAfter: Math.ceil((earlier.ends_at - now) / 1000) })
    const counted = countedBy(asked)
    const countedOfClient = `${counted} for ${asked.client}`
    const retryAfter = Math.max(
      secondsToWait(db, tenant.id, counted, codesADay, DAY_MS, now),
      secondsToWait(db, tenant.id, countedOfClient, codesOfClientADay, DAY_MS, now),
    )
    if (retryAfter > 0) throw new Refused('limit.exceeded', { retryAfter })
    insert(db, 'sms_code', { ...bound, code, tries: 0, ends_at: now + life }, 'REPLACE')
    for (const key of [counted, countedOfClient]) countRequest(db, tenant.id, key, now)
    const text = `${texts[language](tenant.name, code)}\n\n@${host} #${code}`
    sendMessage(
      db,
      { tenant: tenant.id, channel, recipient: number, subject: channel === 'mail' ? tenant.name : '', text },
      delivered,
      now,
    )
  })
}

/** Whether a code that is still good was sent. */
export const isCodeSent = (db: Db, { tenant, number, purpose }: CodeFor, now: number): boolean =>
  one(
    db,
    'SELECT 1 FROM sms_code WHERE tenant = :tenant AND number = :number AND purpose = :purpose AND ends_at > :now',
    { tenant, number, purpose, now },
  ) !== undefined

/** Whether a code is right. Each question is one of five tries, and the code stays for `useCode`. */
export function codeIsRight(db: Db, { tenant, number, purpose }: CodeFor, typed: string, now: number): boolean {
  const row = one<{ code: string }>(
    db,
    `UPDATE sms_code SET tries = tries + 1
     WHERE tenant = :tenant AND number = :number AND purpose = :purpose AND ends_at > :now AND tries < :tries RETURNING code`,
    { tenant, number, purpose, now, tries },
  )
  const [known, given] = [Buffer.from(row?.code ?? '------'), Buffer.from(typed)]
  return known.length === given.length && timingSafeEqual(known, given)
}

/** Uses a code up. @returns false when somebody else has used it meanwhile */
export function useCode(db: Db, { tenant, number, purpose }: CodeFor, typed: string): boolean {
  return deleteRows(db, 'sms_code', { tenant, number, purpose, code: typed }) === 1
}
