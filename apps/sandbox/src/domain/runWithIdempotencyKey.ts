import { selectOne, run, runInTransaction, type Db } from '../db/sql.ts'
import { computeRequestFingerprint } from './requestFingerprint.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'

/** An idempotency key with its owner and the call that it is used for. */
export interface IdempotencyKeyUse extends Owner {
  readonly key: string
  readonly operation: string
  readonly query: object
  readonly body: unknown
}

/**
 * Returns whether a field is a secret. The fingerprint leaves secrets out: their hash would help to guess them, and a
 * member may repeat a request with a corrected password and the same idempotency key.
 */
const isSecret = (name: string): boolean => /password|token/i.test(name)

const contentOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Object.entries(part).filter(([name]) => !isSecret(name)) : part

/**
 * Operations whose response is not stored. Launched games end with the sign-in session. So these operations look for an
 * earlier launch with the same idempotency key, and return a game session of the current sign-in session.
 */
const WITHOUT_STORED_ANSWER: ReadonlySet<string> = new Set(['launchGame', 'launchLottery'])

/** The number of calls in progress for each idempotency key. */
const inProgress = new WeakMap<Db, Map<string, number>>()

/**
 * Runs an operation under a member's idempotency key. The key is valid only for this operation with the same content. A
 * repeated call runs the operation again: the operation finds its earlier result by the key, and returns the current
 * state of that result. If a check refuses a repeated call, this function returns the stored response, so that a
 * refusal always means that nothing was done. After a refusal the key can be used again as soon as no other call with
 * the key is in progress.
 * @param make - runs the operation
 * @throws Refused `request.key.reused`, and the errors of `make`
 */
export async function runWithIdempotencyKey<T>(
  db: Db,
  { tenant, member, key, operation, query, body }: IdempotencyKeyUse,
  make: () => T | Promise<T>,
): Promise<T> {
  const asked = computeRequestFingerprint(operation, contentOf(query), contentOf(body))
  const use = { tenant, member, key }
  const store = (done: 0 | 1, answer: string | null = null): unknown =>
    run(
      db,
      `INSERT INTO used_key (tenant, member, key, asked, done, answer) VALUES (:tenant, :member, :key, :asked, :done, :answer)
       ON CONFLICT DO UPDATE SET asked = :asked, done = :done, answer = :answer`,
      { ...use, asked, done, answer },
    )
  const findStored = () =>
    selectOne<{ asked: string; answer: string | null }>(
      db,
      'SELECT asked, answer FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key',
      use,
    )
  runInTransaction(db, () => {
    const before = findStored()
    if (before && before.asked !== asked) throw new Refused('request.key.reused')
    // Store the key before the operation runs, so that a parallel call finds the key.
    if (!before) store(0)
  })
  const calls = inProgress.get(db) ?? new Map<string, number>()
  inProgress.set(db, calls)
  const name = `${tenant} ${member} ${key}`
  calls.set(name, (calls.get(name) ?? 0) + 1)
  try {
    const made = await make()
    store(1, WITHOUT_STORED_ANSWER.has(operation) ? null : JSON.stringify(made))
    return made
  } catch (error) {
    // A call without a valid session must not receive the stored response.
    const storedAnswer = error instanceof Refused && error.status !== 401 ? findStored()?.answer : undefined
    if (storedAnswer != null) return JSON.parse(storedAnswer) as T
    if (error instanceof Refused && calls.get(name) === 1)
      run(db, 'DELETE FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key AND done = 0', use)
    throw error
  } finally {
    const left = (calls.get(name) ?? 1) - 1
    if (left > 0) calls.set(name, left)
    else calls.delete(name)
  }
}
