import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { balance } from './operations/firstLoad.gen.ts'
import { messageList, sendFeedback } from './operations/message.gen.ts'
import { createDeposit, moneyOutcome, transferToUpline, withdraw } from './operations/wallet.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { expectMissingFieldsToBeRejected, recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const withdrawal = {
  withdrawalId: 'W0000000001',
  status: 'REVIEW',
  kind: 'PIX',
  account: 'a',
  holder: 'b',
  amountMinor: 10_000,
  feeMinor: 0,
  payoutMinor: 10_000,
  createdAt: '2026-11-20T15:00:00Z',
  expectedAt: '2026-11-20T15:02:00Z',
  cancellable: true,
}
const withdrawn = { withdrawal, balanceMinor: 115_000 }
const order = { accountId: 1, amountMinor: 10_000, paymentPassword: '246810' }
const mails = { content: [], pageNum: 1, totalPages: 0, total: 0, unread: 0 }
const feedback = {
  feedbackId: 1,
  category: 'GAME',
  content: 'a',
  images: 0,
  status: 'OPEN',
  sentAt: '2026-11-20T15:00:00Z',
}
const take = (client: Client) => client.call(withdraw, { body: order, idempotencyKey: 'the-key-of-one-withdrawal' })

/** Returns the path that a call requests. */
async function pathOf(value: unknown, call: (client: Client) => Promise<unknown>): Promise<string> {
  const { client, requests } = createFakeServer(createOkResponse(value))
  await call(client)
  return new URL(requests[0]?.url ?? '').pathname
}

test('sends feedback by PUT', { tags: ['CALL-057'] }, async () => {
  expect(
    (
      await recordCallToFakeServer(feedback, (client) =>
        client.call(sendFeedback, {
          query: { moduleId: 'FEEDBACK3' },
          body: { category: 'GAME', content: 'a' },
          idempotencyKey: 'the-key-of-a-message',
        }),
      )
    ).method,
  ).toBe('PUT')
})

test('sends a withdrawal to /wps/transaction/withdraw', { tags: ['CALL-094'] }, async () => {
  expect(await pathOf(withdrawn, take)).toBe('/wps/transaction/withdraw')
})

test(
  'sends account, amount in minor units and payment password by POST when it withdraws money',
  { tags: ['CALL-095'] },
  async () => {
    expect(
      (await recordCallToFakeServer({ sumBalance: 1, currencySymbol: 'R$' }, (client) => client.call(balance))).method,
    ).toBe('GET')
    const { method, body, got } = await recordCallToFakeServer(withdrawn, take)
    expect([method, body, got]).toEqual(['POST', order, withdrawn])
    await expectMissingFieldsToBeRejected(withdrawn, take)
  },
)

test('fetches the message list and returns the mails of the response', { tags: ['CALL-103'] }, async () => {
  const call = (client: Client) =>
    client.call(messageList, { query: { moduleId: 'INBOX3', pageNo: 1, pageSize: 20, mailbox: 'ACCOUNT' } })
  const { method, query, got } = await recordCallToFakeServer({ ...mails, more: 1 }, call)
  expect([method, query, got]).toEqual([
    'GET',
    { moduleId: 'INBOX3', pageNo: '1', pageSize: '20', mailbox: 'ACCOUNT' },
    mails,
  ])
  await expectMissingFieldsToBeRejected(mails, call)
})

test.each([
  ['a deposit', createDeposit],
  ['a withdrawal', withdraw],
  ['a transfer', transferToUpline],
])('sends %s with its idempotency key and without retries', async (_, operation) => {
  expect([operation.idempotent, operation.retry]).toEqual([true, false])
  const { client, requests } = createFakeServer({ status: 503, body: 'x' })
  await expect(
    client.call(operation as typeof withdraw, { body: order, idempotencyKey: 'the-key-of-one-payment' }),
  ).rejects.toMatchObject({ status: 503 })
  expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the-key-of-one-payment'])
})

test('retries the call that fetches the outcome of an earlier money order by its idempotency key', () => {
  expect(moneyOutcome.retry).toBe(true)
})
