import { one, run, transaction, type Db } from '../db/sql.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'

/** What a key is used for. */
export interface KeyUse extends Owner {
  readonly key: string
  readonly operation: string
  readonly query: object
  readonly body: unknown
}

/** Secrets are left out: their hash could be used to guess them, and a member may correct a wrong password under the same key. */
const isSecret = (name: string): boolean => /password|token/i.test(name)

const contentOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Object.entries(part).filter(([name]) => !isSecret(name)) : part

/** How many calls of each key are under way. */
const underWay = new WeakMap<Db, Map<string, number>>()

/**
 * Runs an operation under a member's idempotency key. The key belongs to this operation with this content. After a refusal nothing was changed, so the key
 * is free again once no other call under it is under way. Each operation itself keeps its result under the key.
 * @throws Refused `request.key.reused`, and what `make` throws
 */
export async function underKey<T>(
  db: Db,
  { tenant, member, key, operation, query, body }: KeyUse,
  make: () => T | Promise<T>,
): Promise<T> {
  const asked = fingerprintOf(operation, contentOf(query), contentOf(body))
  const use = { tenant, member, key }
  const keep = (done: 0 | 1): unknown =>
    run(
      db,
      `INSERT INTO used_key (tenant, member, key, asked, done) VALUES (:tenant, :member, :key, :asked, :done)
       ON CONFLICT DO UPDATE SET asked = :asked, done = :done`,
      { ...use, asked, done },
    )
  transaction(db, () => {
    const before = one<{ asked: string }>(
      db,
      'SELECT asked FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key',
      use,
    )
    if (before && before.asked !== asked) throw new Refused('request', 'request.key.reused')
    // Before it is done: another operation at the same moment finds it.
    if (!before) keep(0)
  })
  const calls = underWay.get(db) ?? new Map<string, number>()
  underWay.set(db, calls)
  const name = `${tenant} ${member} ${key}`
  calls.set(name, (calls.get(name) ?? 0) + 1)
  try {
    const made = await make()
    keep(1)
    return made
  } catch (error) {
    if (error instanceof Refused && calls.get(name) === 1)
      run(db, 'DELETE FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key AND done = 0', use)
    throw error
  } finally {
    const left = (calls.get(name) ?? 1) - 1
    if (left > 0) calls.set(name, left)
    else calls.delete(name)
  }
}
