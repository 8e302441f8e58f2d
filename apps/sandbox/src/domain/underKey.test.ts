import { describe, expect, test } from 'vitest'
import { run, type Db } from '../db/sql.ts'
import { memberId, openTestDb } from '../testing/openTestDb.ts'
import { Refused } from './refused.ts'
import { underKey, type KeyUse } from './underKey.ts'

const now = Date.UTC(2026, 10, 20)

/** A database, and the key of a transfer. */
function open() {
  const db = openTestDb(':memory:', now)
  const use: KeyUse = {
    tenant: 'north',
    member: memberId(db, 'north', 'ana'),
    key: 'one-key-for-all',
    operation: 'transferToUpline',
    query: {},
    body: {},
  }
  return { db, use }
}

/** A transfer of which one call was refused while another one is under way. */
async function refuseOneOfTwo() {
  const { db, use } = open()
  const refusal = Promise.withResolvers<string>()
  const success = Promise.withResolvers<string>()
  const wrong = underKey(db, use, () => refusal.promise)
  const right = underKey(db, use, () => success.promise)
  refusal.reject(new Refused('payment.password.wrong'))
  await expect(wrong).rejects.toThrow('payment.password.wrong')
  const pay = (): Promise<string> => underKey(db, { ...use, operation: 'createDeposit' }, () => 'paid')
  return { db, right, success, pay }
}
const forget = (db: Db): unknown => run(db, 'DELETE FROM used_key')

describe('an idempotency key', () => {
  test(
    'stays with its operation when one call is refused while another one is under way',
    { tags: ['B55'] },
    async () => {
      const { right, success, pay } = await refuseOneOfTwo()
      await expect(pay()).rejects.toThrow('request.key.reused')
      success.resolve('transferred')
      expect(await right).toBe('transferred')
      await expect(pay()).rejects.toThrow('request.key.reused')
    },
  )

  test('gets the answer of what is done, also for a call that is refused after it', { tags: ['B111'] }, async () => {
    const { db, use } = open()
    const late = Promise.withResolvers<string>()
    const second = underKey(db, use, () => late.promise)
    expect(await underKey(db, use, () => 'transferred')).toBe('transferred')
    for (const code of ['account.forbidden', 'limit.exceeded'] as const)
      expect(
        await underKey<string>(db, use, () => {
          throw new Refused(code)
        }),
      ).toBe('transferred')
    late.reject(new Refused('payment.password.wrong'))
    expect(await second).toBe('transferred')
  })

  test('is refused once the session has ended, whatever was done', { tags: ['B111'] }, async () => {
    const { db, use } = open()
    await underKey(db, use, () => 'transferred')
    const ended = underKey(db, use, () => Promise.reject(new Refused('session.ended')))
    await expect(ended).rejects.toThrow('session.ended')
  })

  test('is free again after the last of its calls was refused', async () => {
    const { right, success, pay } = await refuseOneOfTwo()
    success.reject(new Refused('payment.password.wrong'))
    await expect(right).rejects.toThrow('payment.password.wrong')
    expect(await pay()).toBe('paid')
  })

  test('control: does two operations when a refusal frees it at once', { tags: ['B55-control'] }, async () => {
    const { db, right, success, pay } = await refuseOneOfTwo()
    forget(db)
    expect(await pay()).toBe('paid')
    success.resolve('transferred')
    expect(await right).toBe('transferred')
  })
})
