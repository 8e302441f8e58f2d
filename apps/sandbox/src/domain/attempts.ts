import { normalise } from '@lobby/platform/validation'
import { selectAll, deleteRows, insert, run, runInTransaction, selectNumber, type Db } from '../db/sql.ts'
import { normaliseName, type Member } from './members.ts'
import { Refused } from './refused.ts'

const ATTEMPT_WINDOW_MS = 15 * 60_000
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** After this number of failures for a name, an attempt needs a captcha. Unknown names count too. */
export const FAILURES_BEFORE_CAPTCHA = 3
/** Wrong passwords in an open session before the member has to wait for 15 minutes. Sessions never ask for a captcha. */
const FAILURES_BEFORE_LOCK = 5

/** Returns the key that counts failed attempts with a typed name. Every spelling of a mobile number has the same key. */
export const getTypedNameKey = (typed: string): string => normaliseName(normalise('loginMobileNum', typed))

/** Returns the key that counts failed attempts for a member, made by name or by mobile number. */
export const getMemberKey = ({ name }: Pick<Member, 'name'>): string => normaliseName(name)

/**
 * Returns the keys under which an attempt counts: the key of the typed name and, if a member was found, the member's
 * key. The key of the typed name also counts unknown names, so that the answers do not show whether a mobile number
 * belongs to a member.
 */
export const listAttemptKeys = (member: Pick<Member, 'name'> | undefined, typed: string): readonly string[] => [
  ...new Set([getTypedNameKey(typed), ...(member ? [getMemberKey(member)] : [])]),
]

/**
 * Returns the key that counts failed attempts in the open sessions of a member. Failed sign-ins cannot count under it, because the keys of
 * `listAttemptKeys` contain no capital letters.
 */
export const getSessionKey = ({ name }: Pick<Member, 'name'>): string => `Session ${normaliseName(name)}`

/** Returns whether the next attempt needs a captcha: at least one of its keys has too many failures. */
export const isCaptchaNeeded = (db: Db, tenant: string, keys: readonly string[], now: number): boolean =>
  keys.some((key) => {
    const failures = selectNumber(
      db,
      'SELECT COUNT(*) FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old',
      { tenant, key, old: now - ATTEMPT_WINDOW_MS },
    )
    return failures >= FAILURES_BEFORE_CAPTCHA
  })

/** Counts an attempt as failed. Call it before checking the password, so that parallel attempts cannot bypass the limit. */
export function countAttempt(db: Db, tenant: string, key: string, now: number): void {
  run(db, 'DELETE FROM login_attempt WHERE at <= :old', { old: now - ATTEMPT_WINDOW_MS })
  insert(db, 'login_attempt', { tenant, name_key: key, at: now })
}

/**
 * Counts an attempt to confirm the password in an open session.
 * @throws Refused `limit.exceeded` with the seconds to wait, after five failures
 */
export function countSessionAttempt(db: Db, tenant: string, key: string, now: number): void {
  const failures = selectAll<{ at: number }>(
    db,
    'SELECT at FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old ORDER BY at DESC',
    { tenant, key, old: now - ATTEMPT_WINDOW_MS },
  )
  const deciding = failures[FAILURES_BEFORE_LOCK - 1]
  if (deciding)
    throw new Refused('limit.exceeded', { retryAfter: Math.ceil((deciding.at + ATTEMPT_WINDOW_MS - now) / 1000) })
  countAttempt(db, tenant, key, now)
}

/** Resets the failure count of a key. Call it after a success. */
export function resetAttempts(db: Db, tenant: string, key: string): void {
  deleteRows(db, 'login_attempt', { tenant, name_key: key })
}

/**
 * Records the nonce of an encrypted body, so that the body is accepted only once.
 * @throws Refused `login.replay` when the nonce was used before, or when the timestamp is more than five minutes off
 */
export function recordNonce(db: Db, tenant: string, nonce: string, timestamp: number, now: number): void {
  if (Math.abs(now - timestamp) > CLOCK_TOLERANCE_MS) throw new Refused('login.replay')
  const { changes } = runInTransaction(db, () => {
    run(db, 'DELETE FROM login_nonce WHERE at < :old', { old: now - 2 * CLOCK_TOLERANCE_MS })
    return insert(db, 'login_nonce', { tenant, nonce, at: now }, 'IGNORE')
  })
  if (changes === 0) throw new Refused('login.replay')
}
