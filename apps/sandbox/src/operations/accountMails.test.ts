import { beforeEach, expect, test } from 'vitest'
import { createPngFixture } from '../testing/images.ts'
import { betOnBig, extractOrderDetail, createBettingSandbox, betOnSmall } from '../testing/createBettingSandbox.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

interface Mail {
  readonly mailbox: string
  readonly title: string
  readonly preview: string
  readonly about?: { readonly kind: string; readonly id?: string }
  readonly read: boolean
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const mails = async (
  query: Record<string, string | number | boolean> = {},
  language = 'PT',
): Promise<readonly Mail[]> =>
  (
    await wallet.value<{ content: readonly Mail[] }>('messageList', undefined, {
      query: query as never,
      headers: { 'Accept-Language': language },
    })
  ).content
const advanceMinutes = (minutes: number) => wallet.sandbox.dev('/clock', { advanceMs: minutes * 60_000 })

test.each([
  ['SETTLED', 'Depósito de R$\u00a050,00 recebido', 'Your deposit of R$50.00 is here'],
  ['FAILED', 'O depósito de R$\u00a050,00 não foi concluído', 'Your deposit of R$50.00 did not go through'],
])(
  'sends one mail with the deposit id, in the requested language, when a deposit is %s',
  async (outcome, title, english) => {
    await wallet.sandbox.dev('/money', { payments: { outcome, seconds: 60 } })
    const id = await wallet.deposit(5000)
    const before = await mails()
    expect(before[0]?.about?.kind).toBe('REWARDS')
    await advanceMinutes(2)
    for (const time of [1, 2]) expect([time, (await mails()).length]).toEqual([time, before.length + 1])
    expect((await mails())[0]).toMatchObject({ mailbox: 'ACCOUNT', title, about: { kind: 'DEPOSIT', id }, read: false })
    expect((await mails({}, 'EN'))[0]?.title).toBe(english)
  },
)

test('sends the member no mail when a deposit expires or is cancelled', async () => {
  await wallet.sandbox.dev('/money', { payments: { outcome: 'NONE', seconds: 0 } })
  const before = (await mails()).length
  await wallet.deposit(5000)
  await wallet.value('cancelDeposit', { depositId: await wallet.deposit(6000) })
  await advanceMinutes(120)
  expect(await mails()).toHaveLength(before)
})

test.each([
  ['PAID', /^Saque de R\$\s100,00 pago$/],
  ['REFUSED', /^O saque de R\$\s100,00 foi recusado$/],
])('sends a mail when a withdrawal is %s, but not when a withdrawal is cancelled', async (outcome, title) => {
  await wallet.sandbox.dev('/money', { payouts: { outcome, seconds: 60 } })
  const taken = (await wallet.withdraw(10_000)).body.value as unknown as { withdrawal: { withdrawalId: string } }
  await wallet.value('cancelWithdrawal', { withdrawalId: taken.withdrawal.withdrawalId })
  const sent = (await wallet.withdraw(10_000)).body.value as unknown as { withdrawal: { withdrawalId: string } }
  await advanceMinutes(2)
  const about = (await mails()).filter((mail) => mail.about?.kind === 'WITHDRAWAL')
  expect(about).toMatchObject([{ title: expect.stringMatching(title), about: { id: sent.withdrawal.withdrawalId } }])
})

test('sends one mail with order id and prize when a lottery order wins, but not when it loses', async () => {
  const { sandbox, token, place, force } = await createBettingSandbox()
  const about = async () =>
    (
      (await sandbox.call('messageList', { token, headers: { 'Accept-Language': 'EN' } })).body.value as unknown as {
        content: readonly Mail[]
      }
    ).content.filter((mail) => mail.about?.kind === 'ORDER')
  await force('99999')
  const { order } = extractOrderDetail(await place([betOnBig]))
  await place([betOnSmall])
  expect(await about()).toEqual([])
  sandbox.clock.advance(61_000)
  for (const time of [1, 2])
    expect([time, await about()]).toMatchObject([
      time,
      [{ mailbox: 'ACCOUNT', title: 'You won R$19.50 in the draw', about: { id: order.orderId }, read: false }],
    ])
})

test.each([
  ['ISSUED', 'A sua promoção foi aprovada: R$\u00a015,00'],
  ['REJECTED', 'O seu pedido na promoção foi recusado'],
])('sends one mail to the promotion mailbox when an application for a promotion is %s', async (outcome, title) => {
  await wallet.sandbox.dev('/money', { applications: { outcome, reason: 'rules' } })
  const activities = await wallet.value<readonly { readonly activityId: number; readonly title: string }[]>(
    'activityList',
    undefined,
    { query: { token: wallet.token } },
  )
  const { activityId = 0 } = activities.find((each) => each.title === 'Mostre a sua vitória') ?? {}
  await wallet.value('applyActivity', { activityId, comment: 'Ganhei!' })
  const own = async () =>
    (await mails()).filter((mail) => mail.about?.kind === 'PROMOTION' && mail.about.id === String(activityId))
  const before = (await own()).length
  await advanceMinutes(4)
  for (const time of [1, 2]) expect([time, (await own()).length - before]).toEqual([time, 1])
  expect((await own())[0]).toMatchObject({ mailbox: 'PROMOTION', title, read: false })
})

test.each(['APPROVED', 'REJECTED'])('sends one mail when documents are %s', async (outcome) => {
  await wallet.sandbox.dev('/money', { documents: { outcome, reason: 'unreadable' } })
  const picture = async (width: number) =>
    (
      await wallet.value<{ imageId: string }>('uploadImage', {
        purpose: 'DOCUMENT',
        data: createPngFixture(width, 1).toString('base64'),
      })
    ).imageId
  const [front, back, selfie] = [await picture(1), await picture(2), await picture(3)]
  await wallet.value('sendDocuments', {
    documentType: 'ID_CARD',
    fullName: 'Ana Prado',
    documentNumber: '529.982.247-25',
    birthDate: '1990-02-28',
    front,
    back,
    selfie,
  })
  const own = async () => (await mails({}, 'EN')).filter((mail) => mail.about?.kind === 'DOCUMENTS')
  const before = (await own()).length
  await advanceMinutes(3)
  for (const time of [1, 2]) expect([time, (await own()).length - before]).toEqual([time, 1])
  expect((await own())[0]).toMatchObject({
    mailbox: 'ACCOUNT',
    title: expect.stringMatching(outcome === 'APPROVED' ? /are approved/ : /need other pictures/),
  })
})

test('lists only unread mails when the filter for unread mails is set', async () => {
  expect((await mails()).map(({ read }) => read)).toEqual([false, false, false, true, true])
  expect((await mails({ unread: true })).map(({ read }) => read)).toEqual([false, false, false])
  const [first] = await mails({ unread: true })
  await wallet.value('readMessages', { mailIds: [(first as unknown as { mailId: number }).mailId] })
  expect(await mails({ unread: true })).toHaveLength(2)
})

test('marks the answer to feedback as unseen again when the text of the answer changes', async () => {
  const sent = await wallet.value<{ feedbackId: number }>('sendFeedback', {
    category: 'GAME',
    content: 'O jogo travou ontem.',
  })
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

test(
  'refuses messageList without the module id INBOX3, and sendFeedback without FEEDBACK3',
  { tags: ['CONF-039'] },
  async () => {
    for (const moduleId of ['', 'FEEDBACK3', 'inbox3'])
      expect((await wallet.ask('messageList', undefined, { query: { moduleId } })).status).toBe(400)
    const body = { category: 'GAME', content: 'O jogo travou ontem.' }
    for (const moduleId of ['', 'INBOX3'])
      expect((await wallet.ask('sendFeedback', body, { query: { moduleId } })).status).toBe(400)
  },
)
