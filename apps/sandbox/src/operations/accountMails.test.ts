import { beforeEach, expect, test } from 'vitest'
import { openWallet, type Wallet } from '../testing/openWallet.ts'

interface Mail {
  readonly mailbox: string
  readonly title: string
  readonly preview: string
  readonly about?: { readonly kind: string; readonly id?: string }
  readonly read: boolean
}

let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})
const mails = async (query: Record<string, string | number | boolean> = {}, language = 'PT'): Promise<readonly Mail[]> =>
  (await wallet.value<{ content: readonly Mail[] }>('messageList', undefined, { query: query as never, headers: { 'Accept-Language': language } })).content
const later = (minutes: number) => wallet.sandbox.dev('/clock', { advanceMs: minutes * 60_000 })

test.each([
  ['SETTLED', 'Depósito de R$\u00a050,00 recebido', 'Your deposit of R$50.00 is here'],
  ['FAILED', 'O depósito de R$\u00a050,00 não foi concluído', 'Your deposit of R$50.00 did not go through'],
])('a deposit that is %s is written about once, with its number, in the language of the question', async (outcome, title, english) => {
  await wallet.sandbox.dev('/money', { payments: { outcome, seconds: 60 } })
  const id = await wallet.deposit(5000)
  const before = await mails()
  expect(before[0]?.about?.kind).toBe('REWARDS')
  await later(2)
  for (const time of [1, 2]) expect([time, (await mails()).length]).toEqual([time, before.length + 1])
  expect((await mails())[0]).toMatchObject({ mailbox: 'ACCOUNT', title, about: { kind: 'DEPOSIT', id }, read: false })
  expect((await mails({}, 'EN'))[0]?.title).toBe(english)
})

test('a deposit that expires, or is given up, is not written about', async () => {
  await wallet.sandbox.dev('/money', { payments: { outcome: 'NONE', seconds: 0 } })
  const before = (await mails()).length
  await wallet.deposit(5000)
  await wallet.value('cancelDeposit', { depositId: await wallet.deposit(6000) })
  await later(120)
  expect(await mails()).toHaveLength(before)
})

test.each([
  ['PAID', /^Saque de R\$\s100,00 pago$/],
  ['REFUSED', /^O saque de R\$\s100,00 foi recusado$/],
])('a withdrawal that is %s is written about, one that is taken back is not', async (outcome, title) => {
  await wallet.sandbox.dev('/money', { payouts: { outcome, seconds: 60 } })
  const taken = (await wallet.withdraw(10_000)).body.value as unknown as { withdrawal: { withdrawalId: string } }
  await wallet.value('cancelWithdrawal', { withdrawalId: taken.withdrawal.withdrawalId })
  const sent = (await wallet.withdraw(10_000)).body.value as unknown as { withdrawal: { withdrawalId: string } }
  await later(2)
  const about = (await mails()).filter((mail) => mail.about?.kind === 'WITHDRAWAL')
  expect(about).toMatchObject([{ title: expect.stringMatching(title), about: { id: sent.withdrawal.withdrawalId } }])
})

test('only the unread ones are listed where they are asked for, and reading takes one out', async () => {
  expect((await mails()).map(({ read }) => read)).toEqual([false, false, false, true, true])
  expect((await mails({ unread: true })).map(({ read }) => read)).toEqual([false, false, false])
  const [first] = await mails({ unread: true })
  await wallet.value('readMessages', { mailIds: [(first as unknown as { mailId: number }).mailId] })
  expect(await mails({ unread: true })).toHaveLength(2)
})

test('an answer to feedback is new until it was seen, and new again when it is another one', async () => {
  const sent = await wallet.value<{ feedbackId: number }>('sendFeedback', { category: 'GAME', content: 'O jogo travou ontem.' })
  const one = async () => (await wallet.value<{ content: readonly object[] }>('feedbackList')).content[0]
  expect(await one()).not.toHaveProperty('answerSeen')
  await wallet.sandbox.dev('/feedback', { feedbackId: sent.feedbackId, answer: 'Resolvido.' })
  expect((await mails())[0]).toMatchObject({ about: { kind: 'FEEDBACK' } })
  expect(await one()).toMatchObject({ answerSeen: false })
  const stranger = await wallet.sandbox.token('vip')
  expect((await wallet.sandbox.call('seeFeedback', { token: stranger })).body.value).toBe(0)
  expect(await wallet.value<number>('seeFeedback')).toBe(1)
  expect(await wallet.value<number>('seeFeedback')).toBe(0)
  expect(await one()).toMatchObject({ answerSeen: true })
  await wallet.sandbox.dev('/feedback', { feedbackId: sent.feedbackId, answer: 'Resolvido de vez.' })
  expect(await one()).toMatchObject({ answerSeen: false })
})

test('[CONF-039] the list names the module INBOX3, feedback FEEDBACK3: without it, or with another, the request is none', async () => {
  for (const moduleId of ['', 'FEEDBACK3', 'inbox3']) expect((await wallet.ask('messageList', undefined, { query: { moduleId } })).status).toBe(400)
  const body = { category: 'GAME', content: 'O jogo travou ontem.' }
  for (const moduleId of ['', 'INBOX3']) expect((await wallet.ask('sendFeedback', body, { query: { moduleId } })).status).toBe(400)
})
