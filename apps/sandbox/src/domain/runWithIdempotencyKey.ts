import { selectOne, runSql, runInTransaction, type Db } from '../db/sql.ts'
import { computeRequestFingerprint } from './requestFingerprint.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'

/** The use of a member's idempotency key for a call. */
export interface IdempotencyKeyUse extends RowOwner {
  readonly key: string
  readonly operation: string
  readonly query: object
  readonly body: unknown
}

/**
 * Returns whether a field is a secret. The fingerprint of a request leaves out secrets, because a member may correct a
 * password and repeat the request with the same idempotency key.
 */
const isSecret = (name: string): boolean => /password|token/i.test(name)

const contentOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Object.entries(part).filter(([name]) => !isSecret(name)) : part

/**
 * The operations whose responses are not stored. A launch response contains a game session, and the session may have
 * ended when the call is repeated.
 */
const WITHOUT_STORED_ANSWER: ReadonlySet<string> = new Set(['launchGame', 'launchLottery'])

/** The number of calls in progress for each idempotency key. */
const inProgress = new WeakMap<Db, Map<string, number>>()

/**
 * Runs an operation under a member's idempotency key. A key is valid for one operation with the same content. A
 * repeated call runs the operation again, and the operation finds its earlier result by the key. If the repeated call
 * is refused, the function returns the stored response of the earlier call. If all calls with a key were refused,
 * another operation may use the key.
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
    runSql(
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
    // A call without a valid session (status 401) must not receive the stored response.
    const storedAnswer = error instanceof Refused && error.status !== 401 ? findStored()?.answer : undefined
    if (storedAnswer != null) return JSON.parse(storedAnswer) as T
    if (error instanceof Refused && calls.get(name) === 1)
      runSql(db, 'DELETE FROM used_key WHERE tenant = :tenant AND member = :member AND key = :key AND done = 0', use)
    throw error
  } finally {
    const left = (calls.get(name) ?? 1) - 1
    if (left > 0) calls.set(name, left)
    else calls.delete(name)
  }
}
