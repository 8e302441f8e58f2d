import type { PlatformResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { createMailFixture, createMailPageFixture } from '../testing/mailFixtures.ts'
import { createRequestBodyRecorder, renderWithUnreadCount } from '../testing/renderWithUnreadCount.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

const mails = [
  createMailFixture(9, { mailbox: 'ACCOUNT', title: 'Deposit here', about: { kind: 'DEPOSIT', id: 'D0000000009' } }),
  createMailFixture(8, {
    mailbox: 'ACCOUNT',
    title: 'Withdrawal refused',
    about: { kind: 'WITHDRAWAL', id: 'W0000000008' },
    read: true,
  }),
  createMailFixture(7, {
    mailbox: 'ACCOUNT',
    title: 'You won',
    about: { kind: 'ORDER', id: 'VN0000000007' },
    read: true,
  }),
  createMailFixture(6, {
    mailbox: 'PROMOTION',
    title: 'Application',
    about: { kind: 'PROMOTION', id: '6' },
    read: true,
  }),
  createMailFixture(5, { title: 'Welcome' }),
]
const list = 'GET /wps/message/list'
const boxes = [
  { mailbox: 'SYSTEM', total: 1, unread: 1 },
  { mailbox: 'ACCOUNT', total: 3, unread: 1 },
  { mailbox: 'PROMOTION', total: 1, unread: 0 },
]

async function renderMessages({
  answer = { value: createMailPageFixture(mails) },
}: { readonly answer?: PlatformResponse } = {}) {
  const sent: string[] = []
  const page = await renderWithUnreadCount(<MessagesScreen />, {
    path: '/m/message',
    merchant: { flags: [] },
    answers: {
      [list]: answer,
      'GET /wps/message/count': { value: boxes },
      'GET /wps/message/unreadCount': { value: 2 },
      'PUT /wps/message/read': createRequestBodyRecorder(sent, () => 1),
    },
  })
  return { ...page, sent, row: (name: RegExp) => page.screen.getByRole('button', { name }) }
}

test('filters messages by mailbox, and shows the number of unread messages per mailbox', async () => {
  const { screen, row, asked, location } = await renderMessages()
  await expect.element(row(/Deposit here/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 }).element().textContent).toBe('Messages')
  await expect
    .poll(() => screen.getByRole('radiogroup', { name: 'Topics' }).element().textContent)
    .toBe('AllYour account1OffersAcme1')
  await screen.getByText('Offers', { exact: true }).click()
  await expect.poll(location).toBe('/m/message?box=PROMOTION')
  await expect.poll(() => asked(list).at(-1)).toMatch(/mailbox=PROMOTION&/)
})

test.each([
  [/Deposit here/, '/m/voucherCenter?id=D0000000009'],
  [/Withdrawal refused/, '/m/withdraw?id=W0000000008'],
  [/You won/, '/m/lottery/order?orderId=VN0000000007'],
  [/Application/, '/m/activityInfo?id=6'],
  [/Welcome/, '/m/webEmail?id=5'],
])('opens the screen that the pressed message %s is about: %s', async (name, target) => {
  const { row, location } = await renderMessages()
  await row(name).click()
  await expect.poll(location).toBe(target)
})

test('marks a message as read when it is opened, and sends no request when it is already read', async () => {
  const { row, dot, sent, screen } = await renderMessages()
  await row(/Deposit here/).click()
  await expect.poll(() => sent).toEqual(['{"mailIds":[9]}'])
  await expect.element(dot).toHaveTextContent('1')
  await screen.unmount()
  const other = await renderMessages()
  await other.row(/Withdrawal refused/).click()
  await expect.poll(other.location).toMatch(/withdraw/)
  expect(other.sent).toEqual([])
})

test.each([
  ['an unknown subject', { kind: 'SOMETHING' }],
  ['a deposit with an invalid number', { kind: 'DEPOSIT', id: '../../evil' }],
  ['a feature that the merchant has switched off', { kind: 'REWARDS' }],
])('opens the complete mail when the pressed message is about %s', async (_, about) => {
  const { row, location } = await renderMessages({
    answer: { value: createMailPageFixture([createMailFixture(3, { title: 'Odd', about })]) },
  })
  await row(/Odd/).click()
  await expect.poll(location).toBe('/m/webEmail?id=3')
})

test('explains an empty list of messages, and reloads the list on retry after a failure', async () => {
  const none = await renderMessages({ answer: { value: createMailPageFixture([]) } })
  await expect.element(none.screen.getByText('Nothing here yet')).toBeVisible()
  await none.screen.unmount()
  let down = true
  const { screen, row } = await renderMessages({
    answer: () =>
      down ? new Response('', { status: 400 }) : Response.json({ success: true, value: createMailPageFixture(mails) }),
  })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(/Deposit here/)).toBeVisible()
})
