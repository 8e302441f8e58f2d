import { normalise } from '@lobby/platform/validation'
import { all, deleteRows, insert, run, transaction, oneNumber, type Db } from '../db/sql.ts'
import { nameKey, type Member } from './people.ts'
import { Refused } from './refused.ts'

const memory = 15 * 60_000
const clockTolerance = 5 * 60_000
/** After so many failures for a name, known or not, a captcha is asked for. */
export const failuresBeforeCaptcha = 3
/** Wrong passwords in an open session before the member has to wait for 15 minutes. No captcha is asked for there. */
const failuresBeforeLock = 5

/** Returns the key for counting failed attempts with a text that was typed: the same one for every spelling of a mobile number. */
export const typedKey = (typed: string): string => nameKey(normalise('loginMobileNum', typed))

/** Returns the key for counting failed attempts for a member, by its name and by its mobile number together. */
export const memberKey = ({ name }: Pick<Member, 'name'>): string => nameKey(name)

/**
 * Returns the keys under which an attempt counts: that of what was typed, and that of the member who is meant. The first one counts for everybody, so
 * that a number of a member gets the same answers as one that nobody has.
 */
export const attemptKeys = (member: Pick<Member, 'name'> | undefined, typed: string): readonly string[] => [
  ...new Set([typedKey(typed), ...(member ? [memberKey(member)] : [])]),
]

/**
 * Returns the key for counting failed attempts in the open sessions of a member. Strangers cannot count under it: no key of `attemptKeys` has
 * a capital letter.
 */
export const inSessionKey = ({ name }: Pick<Member, 'name'>): string => `Session ${nameKey(name)}`

/** Whether the next attempt needs a captcha, by one of its keys at least. */
export const captchaNeeded = (db: Db, tenant: string, keys: readonly string[], now: number): boolean =>
  keys.some((key) => {
    const failures = oneNumber(
      db,
      'SELECT COUNT(*) FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old',
      { tenant, key, old: now - memory },
    )
    return failures >= failuresBeforeCaptcha
  })

/** Counts an attempt as failed before its password is checked, so that many at once cannot outrun the count. */
export function countAttempt(db: Db, tenant: string, key: string, now: number): void {
  run(db, 'DELETE FROM login_attempt WHERE at <= :old', { old: now - memory })
  insert(db, 'login_attempt', { tenant, name_key: key, at: now })
}

/**
 * Counts an attempt to prove oneself in an open session.
 * @throws Refused `limit.exceeded` with the seconds to wait, after five failures
 */
export function countInSession(db: Db, tenant: string, key: string, now: number): void {
  const failures = all<{ at: number }>(
    db,
    'SELECT at FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old ORDER BY at DESC',
    { tenant, key, old: now - memory },
  )
  const deciding = failures[failuresBeforeLock - 1]
  if (deciding) throw new Refused('limit.exceeded', { retryAfter: Math.ceil((deciding.at + memory - now) / 1000) })
  countAttempt(db, tenant, key, now)
}

/** A success: the key starts afresh. */
export function forgetAttempts(db: Db, tenant: string, key: string): void {
  deleteRows(db, 'login_attempt', { tenant, name_key: key })
}

/**
 * Takes the nonce of an encrypted body.
 * @throws Refused `login.replay` when it was taken before, or when the timestamp is more than five minutes off
 */
export function takeNonce(db: Db, tenant: string, nonce: string, timestamp: number, now: number): void {
  if (Math.abs(now - timestamp) > clockTolerance) throw new Refused('login.replay')
  const { changes } = transaction(db, () => {
    run(db, 'DELETE FROM login_nonce WHERE at < :old', { old: now - 2 * clockTolerance })
    return insert(db, 'login_nonce', { tenant, nonce, at: now }, 'IGNORE')
  })
  if (changes === 0) throw new Refused('login.replay')
}
