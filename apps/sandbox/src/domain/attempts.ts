import { one, run, transaction, type Db } from '../db/sql.ts'
import { nameKey } from './people.ts'
import { Refused } from './refused.ts'

const memory = 15 * 60_000
const clockTolerance = 5 * 60_000
/** After so many failures for a name, known or not, a captcha is asked for. */
export const failuresBeforeCaptcha = 3

/** Whether the next attempt for a name needs a captcha. */
export function captchaNeeded(db: Db, tenant: string, name: string, now: number): boolean {
  const { failures } = one<{ failures: number }>(
    db,
    'SELECT COUNT(*) AS failures FROM login_attempt WHERE tenant = :tenant AND name_key = :key AND at > :old',
    { tenant, key: nameKey(name), old: now - memory },
  ) ?? { failures: 0 }
  return failures >= failuresBeforeCaptcha
}

/** Counts an attempt as failed before its password is checked, so that many at once cannot outrun the count. */
export function countAttempt(db: Db, tenant: string, name: string, now: number): void {
  run(db, 'DELETE FROM login_attempt WHERE at <= :old', { old: now - memory })
  run(db, 'INSERT INTO login_attempt (tenant, name_key, at) VALUES (:tenant, :key, :now)', { tenant, key: nameKey(name), now })
}

/** A success: the name starts afresh. */
export function forgetAttempts(db: Db, tenant: string, name: string): void {
  run(db, 'DELETE FROM login_attempt WHERE tenant = :tenant AND name_key = :key', { tenant, key: nameKey(name) })
}

/**
 * Takes the nonce of an encrypted body.
 * @throws Refused `login.replay` when it was taken before, or when the timestamp is more than five minutes off
 */
export function takeNonce(db: Db, tenant: string, nonce: string, timestamp: number, now: number): void {
  if (Math.abs(now - timestamp) > clockTolerance) throw new Refused('request', 'login.replay')
  const { changes } = transaction(db, () => {
    run(db, 'DELETE FROM login_nonce WHERE at < :old', { old: now - 2 * clockTolerance })
    return run(db, 'INSERT OR IGNORE INTO login_nonce (tenant, nonce, at) VALUES (:tenant, :nonce, :now)', { tenant, nonce, now })
  })
  if (changes === 0) throw new Refused('request', 'login.replay')
}
