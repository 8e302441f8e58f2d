import { expect, test } from 'vitest'
import { runSql } from '../db/sql.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const read = async (sandbox: TestSandbox, id: string, token: string, tenant = northMerchant): Promise<unknown> =>
  (await sandbox.call(id, { token, tenant })).body.value
const boxes = (...counts: [total: number, unread: number][]): object[] =>
  ['SYSTEM', 'ACCOUNT', 'PROMOTION'].map((mailbox, at) => ({
    mailbox,
    total: counts[at]?.[0],
    unread: counts[at]?.[1],
  }))

test("counts each member's mails in every mailbox, and the unread mails in all mailboxes", async () => {
  const sandbox = createTestSandbox()
  const [ana, empty, trial] = [await sandbox.token('ana'), await sandbox.token('empty'), await sandbox.token('trial')]
  expect(await read(sandbox, 'unreadMailCount', ana)).toBe(3)
  expect(await read(sandbox, 'messageCount', ana)).toEqual(boxes([1, 0], [2, 1], [2, 2]))
  expect(await read(sandbox, 'unreadMailCount', empty)).toBe(0)
  expect(await read(sandbox, 'messageCount', empty)).toEqual(boxes([1, 0], [1, 0], [0, 0]))
  expect(await read(sandbox, 'unreadMailCount', trial)).toBe(0)
})

test('counts a new mail only for its member and tenant until it is read or deleted', async () => {
  const sandbox = createTestSandbox()
  const [empty, other] = [await sandbox.token('empty'), await sandbox.token('empty', southMerchant)]
  expect(await sandbox.dev('/mail', { merchant: 'north', to: 'empty', title: 'Hello', mailbox: 'PROMOTION' })).toEqual({
    delivered: true,
  })
  expect(await sandbox.dev('/mail', { merchant: 'north', to: 'empty', title: 'Hello', mailbox: 'PROMOTION' })).toEqual({
    delivered: true,
  })
  expect(await read(sandbox, 'unreadMailCount', empty)).toBe(2)
  expect(await read(sandbox, 'messageCount', empty)).toEqual(boxes([1, 0], [1, 0], [2, 2]))
  expect(await read(sandbox, 'unreadMailCount', other, southMerchant)).toBe(0)
  runSql(sandbox.db, 'UPDATE mail SET read_at = 1 WHERE id = (SELECT MAX(id) FROM mail)')
  expect(await read(sandbox, 'unreadMailCount', empty)).toBe(1)
  runSql(sandbox.db, `UPDATE mail SET deleted_at = 1 WHERE mailbox = 'PROMOTION'`)
  expect(await read(sandbox, 'unreadMailCount', empty)).toBe(0)
  expect(await read(sandbox, 'messageCount', empty)).toEqual(boxes([1, 0], [1, 0], [0, 0]))
})

test('sends a new member one welcome mail when the registration is repeated with its idempotency key', async () => {
  const sandbox = createTestSandbox()
  const fields = ['username', 'password', 'confirmPassword'].map((name) => ({ name, enabled: true, required: true }))
  await sandbox.dev('/registration', { merchant: 'north', fields })
  const ask = { headers: { 'Idempotency-Key': 'the-same-registration' } }
  const first = await sandbox.register({}, ask)
  const token = String(first.body.value?.['token'])
  expect((await sandbox.register({}, ask)).body.value?.['token']).toBe(token)
  expect(await read(sandbox, 'messageCount', token)).toEqual(boxes([1, 1], [0, 0], [0, 0]))
})
