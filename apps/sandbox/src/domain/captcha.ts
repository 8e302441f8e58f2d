import { randomInt } from 'node:crypto'
import { deleteRows, insert, oneValue, run, transaction, type Db } from '../db/sql.ts'
import { Refused } from './refused.ts'

const life = 5 * 60_000

/** Makes a captcha for an id that the client chose; the same id again replaces it. @returns its six digits */
export function issueCaptcha(db: Db, tenant: string, id: string, now: number): string {
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  transaction(db, () => {
    run(db, 'DELETE FROM captcha WHERE at <= :old', { old: now - life })
    insert(db, 'captcha', { tenant, id, digits, at: now }, 'REPLACE')
  })
  return digits
}

/** The digits of a captcha that can still be answered. */
export function captchaDigits(db: Db, tenant: string, id: string, now: number): string | undefined {
  return oneValue<string>(db, 'SELECT digits FROM captcha WHERE tenant = :tenant AND id = :id AND at > :old', {
    tenant,
    id,
    old: now - life,
  })
}

/** Whether an answer is right. Either way the captcha is used up. */
export function answerCaptcha(db: Db, tenant: string, id: string, answer: string, now: number): boolean {
  const digits = captchaDigits(db, tenant, id, now)
  dropCaptcha(db, tenant, id)
  return digits !== undefined && digits === answer
}

/** Refuses a request without the right answer to a captcha. @throws Refused `login.captcha.required`, `login.captcha.wrong` */
export function demandCaptcha(db: Db, tenant: string, id: string, answer: string, now: number): void {
  const data = { captcha: true, field: 'captcha' }
  if (answer === '') throw new Refused('login.captcha.required', data)
  if (!answerCaptcha(db, tenant, id, answer, now)) throw new Refused('login.captcha.wrong', data)
}

/** Uses a captcha up. */
export function dropCaptcha(db: Db, tenant: string, id: string): void {
  deleteRows(db, 'captcha', { tenant, id })
}
