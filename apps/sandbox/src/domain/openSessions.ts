import { all, run, type Db } from '../db/sql.ts'
import type { Owner } from './owner.ts'
import { sessionHash } from './sessions.ts'

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

/** Browser and system, as far as an agent's text tells them; nothing of the text itself. */
function deviceOf(agent: string): string {
  const known = (list: typeof browsers): string | undefined => list.find(([, pattern]) => pattern.test(agent))?.[0]
  return [known(browsers), known(systems)].filter(Boolean).join(', ')
}
