import { describe, expect, test } from 'vitest'
import { run, type Db } from '../db/sql.ts'
import { getMemberId, openTestDb } from '../testing/openTestDb.ts'
import { Refused } from './refused.ts'
import { runWithIdempotencyKey, type KeyUse } from './runWithIdempotencyKey.ts'

const now = Date.UTC(2026, 10, 20)

/** Opens a database and returns it with the idempotency key of a transfer. */
function open() {
  const db = openTestDb(':memory:', now)
  const use: KeyUse = {
    tenant: 'north',
    member: getMemberId(db, 'north', 'ana'),
    key: 'one-key-for-all',
    operation: 'transferToUpline',
    query: {},
    body: {},
  }
  return { db, use }
}

/** Starts two calls of a transfer with one key, and refuses one of them while the other one is in progress. */
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
const forget = (db: Db): unknown => run(db, 'DELETE FROM used_key')

describe('underKey', () => {
  test(
    'keeps a key bound to its operation when one call is refused while another one is in progress',
    { tags: ['B55'] },
    async () => {
      const { right, success, pay } = await refuseOneOfTwo()
      await expect(pay()).rejects.toThrow('request.key.reused')
      success.resolve('transferred')
      expect(await right).toBe('transferred')
      await expect(pay()).rejects.toThrow('request.key.reused')
    },
  )

  test('returns the stored answer when a later call with the key is refused', { tags: ['B111'] }, async () => {
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

  test('refuses a repeated call when the session has ended', { tags: ['B111'] }, async () => {
    const { db, use } = open()
    await runWithIdempotencyKey(db, use, () => 'transferred')
    const ended = runWithIdempotencyKey(db, use, () => Promise.reject(new Refused('session.ended')))
    await expect(ended).rejects.toThrow('session.ended')
  })

  test('frees a key when the last of its calls was refused', async () => {
    const { right, success, pay } = await refuseOneOfTwo()
    success.reject(new Refused('payment.password.wrong'))
    await expect(right).rejects.toThrow('payment.password.wrong')
    expect(await pay()).toBe('paid')
  })

  test(
    'control: runs two operations with one key when a refusal frees the key at once',
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
