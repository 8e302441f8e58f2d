import { hash, randomBytes } from 'node:crypto'
import { one, run, type Db } from '../db/sql.ts'
import { memberById, type Member } from './people.ts'

const life = 24 * 3_600_000

/** What the database keeps of a token. */
export const sessionHash = (token: string): string => hash('sha256', token)

/**
 * Starts a session.
 * @param token - 128 bits that nobody can guess
 * @returns the token, of which the database keeps only the hash
 */
export function startSession(
  db: Db,
  tenant: string,
  member: number,
  now: number,
  token: string = randomBytes(16).toString('hex'),
): string {
  run(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND ends_at <= :now', { tenant, member, now })
  run(db, 'INSERT OR IGNORE INTO session (token_hash, tenant, member, started_at, ends_at) VALUES (:hash, :tenant, :member, :now, :endsAt)', {
    hash: sessionHash(token),
    tenant,
    member,
    now,
    endsAt: now + life,
  })
  return token
}

/** The member of a running session of this tenant; undefined for any other token, and when the account was disabled. */
export function memberOfSession(db: Db, tenant: string, token: string, now: number): Member | undefined {
  const session = one<{ member: number }>(
    db,
    'SELECT member FROM session WHERE token_hash = :hash AND tenant = :tenant AND ends_at > :now',
    { hash: sessionHash(token), tenant, now },
  )
  const member = session && memberById(db, tenant, session.member)
  return member?.disabled ? undefined : member
}

/** Ends every session of a member but one, if a token is given. */
export function endSessions(db: Db, tenant: string, member: number, except = ''): void {
  run(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND token_hash <> :hash', { tenant, member, hash: sessionHash(except) })
}

/** Ends a session of this tenant. Ending one that is not there changes nothing. */
export function endSession(db: Db, tenant: string, token: string): void {
  run(db, 'DELETE FROM session WHERE token_hash = :hash AND tenant = :tenant', { hash: sessionHash(token), tenant })
}
