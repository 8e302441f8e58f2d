import { createHash } from 'node:crypto'
import { one, type Db } from '../db/sql.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'

/** What makes two requests of one key the same. Secrets do not belong into it. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * What a member's key has made before.
 * @returns its id; undefined when the key is new
 * @throws Refused `request.key.reused` when it was made of something else
 */
export function earlierId(
  db: Db,
  table: 'deposit' | 'withdrawal' | 'transfer' | 'downline_batch' | 'agent_link',
  { tenant, member }: Owner,
  key: string,
  fingerprint: string,
): number | undefined {
  const before = one<{ id: number; fingerprint: string }>(
    db,
    `SELECT id, fingerprint FROM ${table} WHERE tenant = :tenant AND member = :member AND key = :key`,
    { tenant, member, key },
  )
  if (before && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
  return before?.id
}
