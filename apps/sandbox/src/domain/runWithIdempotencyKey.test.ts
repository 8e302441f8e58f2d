import { describe, expect, test } from 'vitest'
import { runSql, type Db } from '../db/sql.ts'
import { getDemoPersonId, createTestDb } from '../testing/createTestDb.ts'
import { Refused } from './refused.ts'
import { runWithIdempotencyKey, type IdempotencyKeyUse } from './runWithIdempotencyKey.ts'

const now = Date.UTC(2026, 10, 20)

/**
 * Opens a test database. @returns the database, and a transfer to the upline with its idempotency key
 */
function open() {
  const db = createTestDb(':memory:', now)
  const use: IdempotencyKeyUse = {
    tenant: 'north',
    member: getDemoPersonId(db, 'north', 'ana'),
    key: 'one-key-for-all',
    operation: 'transferToUpline',
    query: {},
    body: {},
  }
  return { db, use }
}

/**
 * Starts two transfers with the same idempotency key. Refuses the first transfer while the second transfer is in
 * progress.
 * @returns `right` is the second transfer, `success` completes the second transfer, and `pay` starts a deposit with the
 *   same idempotency key
 */
async function refuseOneOfTwo() {
  const { db, use } = open()
  const refusal = Promise.withResolvers<string>()
  const success = Promise.withResolvers<string>()
  const wrong = runWithIdempotencyKey(db, use, () => refusal.promise)
  const right = runWithIdempotencyKey(db, use, () => success.promise)
  refusal.reject(new Refused('payment.password.wrong'))
  await expect(wrong).rejects.toThrow('payment.password.wrong')
  const pay = (): Promise<string> => runWithIdempotencyKey(db, { ...use, operation: 'createDeposit' }, () => 'paid')
  return { db, right, success, pay }
}
const forget = (db: Db): unknown => runSql(db, 'DELETE FROM used_key')

describe('runWithIdempotencyKey', () => {
  test(
    'refuses an idempotency key for another operation while a call with the key is in progress',
    { tags: ['B55'] },
    async () => {
      const { right, success, pay } = await refuseOneOfTwo()
      await expect(pay()).rejects.toThrow('request.key.reused')
      success.resolve('transferred')
      expect(await right).toBe('transferred')
      await expect(pay()).rejects.toThrow('request.key.reused')
    },
  )

  test('returns the stored response when a repeated call is refused', { tags: ['B111'] }, async () => {
    const { db, use } = open()
    const late = Promise.withResolvers<string>()
    const second = runWithIdempotencyKey(db, use, () => late.promise)
    expect(await runWithIdempotencyKey(db, use, () => 'transferred')).toBe('transferred')
    for (const code of ['account.forbidden', 'limit.exceeded'] as const)
      expect(
        await runWithIdempotencyKey<string>(db, use, () => {
          throw new Refused(code)
        }),
      ).toBe('transferred')
    late.reject(new Refused('payment.password.wrong'))
    expect(await second).toBe('transferred')
  })

  test('refuses a repeated call when the sign-in session has ended', { tags: ['B111'] }, async () => {
    const { db, use } = open()
    await runWithIdempotencyKey(db, use, () => 'transferred')
    const ended = runWithIdempotencyKey(db, use, () => Promise.reject(new Refused('session.ended')))
    await expect(ended).rejects.toThrow('session.ended')
  })

  test('accepts an idempotency key for another operation when all earlier calls were refused', async () => {
    const { right, success, pay } = await refuseOneOfTwo()
    success.reject(new Refused('payment.password.wrong'))
    await expect(right).rejects.toThrow('payment.password.wrong')
    expect(await pay()).toBe('paid')
  })

  test(
    'control: runs two operations with the same idempotency key when the key is deleted during a call',
    { tags: ['B55-control'] },
    async () => {
      const { db, right, success, pay } = await refuseOneOfTwo()
      forget(db)
      expect(await pay()).toBe('paid')
      success.resolve('transferred')
      expect(await right).toBe('transferred')
    },
  )
})
