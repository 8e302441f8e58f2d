import { hash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@lobby/platform/calendar'
import { deleteRows, findRow, insert, one, run, type Db, all } from '../db/sql.ts'
import { memberById, type Member } from './people.ts'
import { Refused } from './refused.ts'
import type { Owner } from './owner.ts'

const life = DAY_MS

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
  run(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND ends_at <= :now', {
    tenant,
    member,
    now,
  })
  insert(db, 'session', { token_hash: sessionHash(token), tenant, member, started_at: now, ends_at: now + life })
  return token
}

/**
 * Returns what a game or a lottery that is launched in a session keeps of it, so that it ends no later.
 * @param token - of the session; without one, as in the past of the demo, it is bound to none
 * @param latest - when it ends at the latest
 */
export function boundTo(
  db: Db,
  token: string | undefined,
  latest: number,
): { tokenHash: string | null; endsAt: number } {
  if (token === undefined) return { tokenHash: null, endsAt: latest }
  const tokenHash = sessionHash(token)
  const session = findRow<{ ends_at: number }>(db, 'session', { token_hash: tokenHash })
  return { tokenHash, endsAt: Math.min(latest, session?.ends_at ?? 0) }
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

/**
 * Checks that a session still runs. Call it after a wait, such as the check of a password: the member may have ended the session meanwhile.
 * @throws Refused `session.ended`
 */
export function demandRunning(db: Db, tenant: string, token: string, now: number): void {
  if (!memberOfSession(db, tenant, token, now)) throw new Refused('session.ended')
}

/** Ends every session of a member but one, if a token is given. */
export function endSessions(db: Db, tenant: string, member: number, except = ''): void {
  run(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND token_hash <> :hash', {
    tenant,
    member,
    hash: sessionHash(except),
  })
}

/** Ends a session of this tenant. Ending one that is not there changes nothing. */
export function endSession(db: Db, tenant: string, token: string): void {
  deleteRows(db, 'session', { token_hash: sessionHash(token), tenant })
}

export interface SessionRow {
  readonly id: number
  readonly device: string
  readonly started_at: number
  readonly seen_at: number
  readonly current: number
}

/** How often a session says that it is in use. */
const step = 60_000

/** Notes where and when a session was used last. @param agent - what the browser says that it is */
export function noteUse(db: Db, tenant: string, token: string, agent: string, now: number): void {
  run(
    db,
    'UPDATE session SET seen_at = :now, device = :device WHERE token_hash = :hash AND tenant = :tenant AND seen_at < :old',
    { tenant, hash: sessionHash(token), device: deviceOf(agent), now, old: now - step },
  )
}

/** The first 52 bits of its token's hash: unlike a row's number, no later session gets the id of one that has ended. */
const idDigits = 13

/** Where a member is signed in, the newest first. @param token - of the session that asks */
export const openSessions = (db: Db, { tenant, member }: Owner, token: string, now: number): SessionRow[] =>
  all<Omit<SessionRow, 'id'> & { readonly start: string }>(
    db,
    `SELECT substr(token_hash, 1, ${idDigits}) AS start, device, started_at, seen_at, token_hash = :hash AS current FROM session
     WHERE tenant = :tenant AND member = :member AND ends_at > :now ORDER BY current DESC, started_at DESC LIMIT 100`,
    { tenant, member, hash: sessionHash(token), now },
  ).map(({ start, ...row }) => ({ ...row, id: Number.parseInt(start, 16) }))

/** Ends sessions of a member, never the one that asks. @param id - of one; all others when undefined @returns how many */
export const endOthers = (db: Db, { tenant, member }: Owner, token: string, id: number | undefined): number =>
  run(
    db,
    `DELETE FROM session WHERE tenant = :tenant AND member = :member AND token_hash <> :hash AND (:start IS NULL OR substr(token_hash, 1, ${idDigits}) = :start)`,
    {
      tenant,
      member,
      hash: sessionHash(token),
      start: id === undefined ? null : id.toString(16).padStart(idDigits, '0'),
    },
  ).changes

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Chrome', /Chrom(e|ium)|CriOS/],
  ['Firefox', /Firefox|FxiOS/],
  ['Safari', /Safari/],
]
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
]

/** Returns browser and operating system from a user agent, without any other part of its text. */
function deviceOf(agent: string): string {
  const known = (list: typeof browsers): string | undefined => list.find(([, pattern]) => pattern.test(agent))?.[0]
  return [known(browsers), known(systems)].filter(Boolean).join(', ')
}
