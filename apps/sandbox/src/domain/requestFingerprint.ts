import { createHash } from 'node:crypto'
import { selectOne, type Db } from '../db/sql.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'

/**
 * Returns a hash of a request's content. A repeated request with the same idempotency key must have the same hash. Do
 * not pass secrets, because a fast hash would make them easy to guess.
 */
export const computeRequestFingerprint = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Finds the row that an earlier request created with the same idempotency key.
 * @returns the row's id; undefined when the key is new
 * @throws Refused `request.key.reused` when the earlier request had different content
 */
export function findIdByIdempotencyKey(
  db: Db,
  table: 'deposit' | 'withdrawal' | 'transfer' | 'downline_batch' | 'agent_link',
  { tenant, member }: RowOwner,
  key: string,
  fingerprint: string,
): number | undefined {
  const before = selectOne<{ id: number; fingerprint: string }>(
    db,
    `SELECT id, fingerprint FROM ${table} WHERE tenant = :tenant AND member = :member AND key = :key`,
    { tenant, member, key },
  )
  if (before && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
  return before?.id
}
