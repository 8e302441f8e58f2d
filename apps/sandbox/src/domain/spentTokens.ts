import { createHash } from 'node:crypto'
import { findRow, insert, run, type Db } from '../db/sql.ts'
import { Refused } from './refused.ts'

/** An id token, and what it is used for: a name that a second try of the same use has too. */
export interface TokenUse {
  readonly tenant: string
  readonly idToken: string
  readonly use: string
}

const hashOf = (idToken: string): string => createHash('sha256').update(idToken).digest('hex')

/** An id token lets in once. @throws Refused `login.social.invalid` when it was spent on something else */
export function checkUnspent(db: Db, { tenant, idToken, use }: TokenUse): void {
  const spent = findRow<{ use: string }>(db, 'spent_id_token', { tenant, hash: hashOf(idToken) })
  if (spent && spent.use !== use) throw new Refused('login.social.invalid')
}

/** Remembers a token that has let somebody in, for as long as it would still count. @param endsAt - in milliseconds since 1970 */
export function spend(db: Db, { tenant, idToken, use }: TokenUse, endsAt: number, now: number): void {
  run(db, 'DELETE FROM spent_id_token WHERE ends_at <= :now', { now })
  insert(db, 'spent_id_token', { tenant, hash: hashOf(idToken), use, ends_at: endsAt }, 'IGNORE')
}
