import { hash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@lobby/platform/calendar'
import { deleteRows, findRow, insertRow, selectOne, runSql, type Db, selectAll } from '../db/sql.ts'
import { findMemberById, type Member } from './members.ts'
import { Refused } from './refused.ts'
import type { RowOwner } from './rowOwner.ts'

const SESSION_LIFETIME_MS = DAY_MS

/** Returns the hash of a token. The database stores only the hash. */
export const hashSessionToken = (token: string): string => hash('sha256', token)

/**
 * Starts a sign-in session of a member and removes the member's ended sessions.
 * @param token - 128 unpredictable bits
 * @returns the token
 */
export function startSession(
  db: Db,
  tenant: string,
  member: number,
  now: number,
  token: string = randomBytes(16).toString('hex'),
): string {
  runSql(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND ends_at <= :now', {
    tenant,
    member,
    now,
  })
  insertRow(db, 'session', {
    token_hash: hashSessionToken(token),
    tenant,
    member,
    started_at: now,
    ends_at: now + SESSION_LIFETIME_MS,
  })
  return token
}

/**
 * Returns the database columns that bind a game or lottery session to a sign-in session, so that both end together.
 * @param token - the token of the sign-in session; undefined for demo data, which depends on no sign-in session
 * @param latest - the latest possible end of the game or lottery session, in milliseconds since 1970
 */
export function buildSignInSessionColumns(
  db: Db,
  token: string | undefined,
  latest: number,
): { tokenHash: string | null; endsAt: number } {
  if (token === undefined) return { tokenHash: null, endsAt: latest }
  const tokenHash = hashSessionToken(token)
  const session = findRow<{ ends_at: number }>(db, 'session', { token_hash: tokenHash })
  return { tokenHash, endsAt: Math.min(latest, session?.ends_at ?? 0) }
}

/**
 * Returns the member of the running session with a token; undefined if the tenant has no such session or the account is
 * disabled.
 */
export function findSessionMember(db: Db, tenant: string, token: string, now: number): Member | undefined {
  const session = selectOne<{ member: number }>(
    db,
    'SELECT member FROM session WHERE token_hash = :hash AND tenant = :tenant AND ends_at > :now',
    { hash: hashSessionToken(token), tenant, now },
  )
  const member = session && findMemberById(db, tenant, session.member)
  return member?.disabled ? undefined : member
}

/**
 * Checks that a session still runs. Call this function after an `await`, because the member may have signed out during
 * the `await`.
 * @throws Refused `session.ended`
 */
export function requireRunningSession(db: Db, tenant: string, token: string, now: number): void {
  if (!findSessionMember(db, tenant, token, now)) throw new Refused('session.ended')
}

/** Ends all sessions of a member. @param except - the token of a session to keep */
export function endMemberSessions(db: Db, tenant: string, member: number, except = ''): void {
  runSql(db, 'DELETE FROM session WHERE tenant = :tenant AND member = :member AND token_hash <> :hash', {
    tenant,
    member,
    hash: hashSessionToken(except),
  })
}

/** Ends a session of a tenant. Does nothing if the session does not exist. */
export function endSession(db: Db, tenant: string, token: string): void {
  deleteRows(db, 'session', { token_hash: hashSessionToken(token), tenant })
}

export interface SessionRow {
  readonly id: number
  readonly device: string
  readonly started_at: number
  readonly seen_at: number
  readonly current: number
}

/** The minimum time between two updates of a session's `seen_at`. */
const SEEN_INTERVAL_MS = 60_000

/** Records the device and the time of a session's last use. @param agent - the value of the `User-Agent` header */
export function recordSessionUse(db: Db, tenant: string, token: string, agent: string, now: number): void {
  runSql(
    db,
    'UPDATE session SET seen_at = :now, device = :device WHERE token_hash = :hash AND tenant = :tenant AND ' +
      'seen_at < :old',
    { tenant, hash: hashSessionToken(token), device: deviceOf(agent), now, old: now - SEEN_INTERVAL_MS },
  )
}

/**
 * The public id of a session consists of the first 13 hexadecimal digits of the token's hash. A row id is not suitable,
 * because SQLite reuses row ids for later sessions.
 */
const ID_DIGITS = 13

/**
 * Returns a member's open sessions: the current session first, then the newest.
 * @param token - the token of the current session
 */
export const listOpenSessions = (db: Db, { tenant, member }: RowOwner, token: string, now: number): SessionRow[] =>
  selectAll<Omit<SessionRow, 'id'> & { readonly start: string }>(
    db,
    `SELECT substr(token_hash, 1, ${ID_DIGITS}) AS start, device, started_at, seen_at, token_hash = :hash AS current FROM session
     WHERE tenant = :tenant AND member = :member AND ends_at > :now ORDER BY current DESC, started_at DESC LIMIT 100`,
    { tenant, member, hash: hashSessionToken(token), now },
  ).map(({ start, ...row }) => ({ ...row, id: Number.parseInt(start, 16) }))

/**
 * Ends one or all of a member's sessions, but never the current session.
 * @param id - the session to end; undefined to end all sessions except the current session
 * @returns the number of ended sessions
 */
export const endNonCurrentSessions = (
  db: Db,
  { tenant, member }: RowOwner,
  token: string,
  id: number | undefined,
): number =>
  runSql(
    db,
    'DELETE FROM session WHERE tenant = :tenant AND member = :member AND token_hash <> :hash AND (:start IS ' +
      `NULL OR substr(token_hash, 1, ${ID_DIGITS}) = :start)`,
    {
      tenant,
      member,
      hash: hashSessionToken(token),
      start: id === undefined ? null : id.toString(16).padStart(ID_DIGITS, '0'),
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

/**
 * Returns the names of the browser and the operating system in a `User-Agent` header. Other parts of the header are
 * left out, because clients can send any text.
 */
function deviceOf(agent: string): string {
  const known = (list: typeof browsers): string | undefined => list.find(([, pattern]) => pattern.test(agent))?.[0]
  return [known(browsers), known(systems)].filter(Boolean).join(', ')
}
