import { normaliseField } from '@lobby/platform/validation'
import { selectAll, deleteRows, insertRow, runSql, runInTransaction, selectNumber, type Db } from '../db/sql.ts'
import { normaliseUserName, type Member } from './members.ts'
import { Refused } from './refused.ts'

const ATTEMPT_WINDOW_MS = 15 * 60_000
const CLOCK_TOLERANCE_MS = 5 * 60_000
/**
 * After this number of failed sign-ins with one user name, the next sign-in with the name needs a captcha. Names
 * without an account count too.
 */
export const FAILED_SIGN_INS_BEFORE_CAPTCHA = 3
/**
 * After this number of wrong passwords in an open session, the member must wait 15 minutes. An open session never needs
 * a captcha.
 */
const FAILURES_BEFORE_LOCK = 5

/**
 * Returns the counter key for failed attempts with a typed name. All spellings of a mobile number have the same counter
 * key.
 */
export const getFailureCounterKeyOfTypedName = (typed: string): string =>
  normaliseUserName(normaliseField('loginMobileNum', typed))

/** Returns the counter key for a member's failed sign-ins with the user name or the mobile number. */
export const getFailureCounterKeyOfMember = ({ name }: Pick<Member, 'name'>): string => normaliseUserName(name)

/**
 * Returns the counter keys of an attempt: the key of the typed name and, if a member was found, the member's key.
 * Unknown names are counted too, so that a required captcha does not show whether a mobile number belongs to a member.
 */
export const listFailureCounterKeys = (member: Pick<Member, 'name'> | undefined, typed: string): readonly string[] => [
  ...new Set([getFailureCounterKeyOfTypedName(typed), ...(member ? [getFailureCounterKeyOfMember(member)] : [])]),
]

/**
 * Returns the counter key for failed attempts in a member's open sessions. The key differs from all keys of
 * `listFailureCounterKeys`, because it contains a capital letter. Therefore failed sign-ins never lock an open session.
 */
export const getFailureCounterKeyOfSession = ({ name }: Pick<Member, 'name'>): string =>
  `Session ${normaliseUserName(name)}`

/** True if at least one of the counter keys has too many failures, so that the next attempt needs a captcha. */
export const isCaptchaNeeded = (db: Db, tenant: string, keys: readonly string[], now: number): boolean =>
  keys.some((key) => {
    const failures = selectNumber(
      db,
      'SELECT COUNT(*) FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old',
      { tenant, key, old: now - ATTEMPT_WINDOW_MS },
    )
    return failures >= FAILED_SIGN_INS_BEFORE_CAPTCHA
  })

/**
 * Counts a sign-in attempt as failed. Call this function before checking the password, so that parallel attempts cannot
 * bypass the limit.
 */
export function recordFailedSignIn(db: Db, tenant: string, key: string, now: number): void {
  runSql(db, 'DELETE FROM login_attempt WHERE at <= :old', { old: now - ATTEMPT_WINDOW_MS })
  insertRow(db, 'login_attempt', { tenant, name_key: key, at: now })
}

/**
 * Counts an attempt to confirm the password in an open session.
 * @throws Refused `limit.exceeded` with the seconds to wait, after five failures
 */
export function recordSessionPasswordAttempt(db: Db, tenant: string, key: string, now: number): void {
  const failures = selectAll<{ at: number }>(
    db,
    'SELECT at FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old ORDER BY at DESC',
    { tenant, key, old: now - ATTEMPT_WINDOW_MS },
  )
  const deciding = failures[FAILURES_BEFORE_LOCK - 1]
  if (deciding)
    throw new Refused('limit.exceeded', { retryAfter: Math.ceil((deciding.at + ATTEMPT_WINDOW_MS - now) / 1000) })
  recordFailedSignIn(db, tenant, key, now)
}

/** Resets the failure count of a counter key. Call this function after a successful attempt. */
export function resetFailureCount(db: Db, tenant: string, key: string): void {
  deleteRows(db, 'login_attempt', { tenant, name_key: key })
}

/**
 * Records the nonce of an encrypted body, so that the body is accepted one time only.
 * @throws Refused `login.replay` when the nonce was used before, or when the timestamp differs from `now` by more than
 * five minutes
 */
export function recordEncryptedBodyNonce(db: Db, tenant: string, nonce: string, timestamp: number, now: number): void {
  if (Math.abs(now - timestamp) > CLOCK_TOLERANCE_MS) throw new Refused('login.replay')
  const { changes } = runInTransaction(db, () => {
    runSql(db, 'DELETE FROM login_nonce WHERE at < :old', { old: now - 2 * CLOCK_TOLERANCE_MS })
    return insertRow(db, 'login_nonce', { tenant, nonce, at: now }, 'IGNORE')
  })
  if (changes === 0) throw new Refused('login.replay')
}
