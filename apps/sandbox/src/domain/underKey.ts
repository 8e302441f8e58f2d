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

/** Launched games end with the sign-in. These operations look up their key before they check anything, and answer with a session of the present sign-in. */
const answerForThemselves: ReadonlySet<string> = new Set(['launchGame', 'launchLottery'])

/** How many calls of each key are under way. */
const underWay = new WeakMap<Db, Map<string, number>>()

/**
 * Runs an operation under a member's idempotency key. The key belongs to this operation with this content. A repeated call runs the operation
 * again: it finds what was done under the key, and answers with its present state. If its checks refuse a call that was done before, the last answer is
 * returned, so that a refusal always means that nothing was done. After a refusal the key is free again, once no other call with it is in progress.
 * @throws Refused `request.key.reused`, and what `make` throws
 */
export async function underKey<T>(
  db: Db,
  { tenant, member, key, operation, query, body }: KeyUse,
  make: () => T | Promise<T>,
): Promise<T> {
  const asked = fingerprintOf(operation, contentOf(query), contentOf(body))
  const use = { tenant, member, key }
  const keep = (done: 0 | 1, answer: string | null = null): unknown =>
    run(
      db,
      `INSERT INTO used_key (tenant, member, key, asked, done, answer) VALUES (:tenant, :member, :key, :asked, :done, :answer)
       ON CONFLICT DO UPDATE SET asked = :asked, done = :done, answer = :answer`,
      { ...use, asked, done, answer },
    )
  const kept = () =>
    one<{ asked: string; answer: string | null }>(
      db,
      'SELECT asked, answer FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key',
      use,
    )
  transaction(db, () => {
    const before = kept()
    if (before && before.asked !== asked) throw new Refused('request.key.reused')
    // Stored before the operation runs, so that another call at the same moment finds it.
    if (!before) keep(0)
  })
  const calls = underWay.get(db) ?? new Map<string, number>()
  underWay.set(db, calls)
  const name = `${tenant} ${member} ${key}`
  calls.set(name, (calls.get(name) ?? 0) + 1)
  try {
    const made = await make()
    keep(1, answerForThemselves.has(operation) ? null : JSON.stringify(made))
    return made
  } catch (error) {
    // A call whose session has ended gets no earlier answer.
    const told = error instanceof Refused && error.status !== 401 ? kept()?.answer : undefined
    if (told != null) return JSON.parse(told) as T
    if (error instanceof Refused && calls.get(name) === 1)
      run(db, 'DELETE FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key AND done = 0', use)
    throw error
  } finally {
    const left = (calls.get(name) ?? 1) - 1
    if (left > 0) calls.set(name, left)
    else calls.delete(name)
  }
}
