import type { Answers } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { makeNotice, makeNotices } from '../testing/agentAnswers.ts'
import { renderAgent } from '../testing/renderAgent.tsx'
import { AgentNoticesScreen } from './AgentNoticesScreen.tsx'

const listCall = 'GET /wps/announcement/agent'
const readCall = 'POST /wps/announcement/agent/read'

/** A platform with notices, which keeps what was read. */
function noticesOf(content: ReturnType<typeof makeNotice>[]) {
  let rows = content
  const told: unknown[] = []
  const answers: Answers = {
    [listCall]: () => Response.json({ success: true, value: makeNotices(rows) }),
    [readCall]: async (request) => {
      const body = (await request.json()) as { ids: number[] }
      told.push(body)
      rows = rows.map((each) => (body.ids.includes(each.id) ? { ...each, read: true } : each))
      return Response.json({ success: true, value: makeNotices(rows).footer })
    },
  }
  return { answers, told }
}

const open = (answers: Answers, path = '/m/member/notice?types=A', type: number | null = 1) =>
  renderAgent(path, <AgentNoticesScreen />, { answers, type })
const three = () => [
  makeNotice({ id: 7, title: 'Pinned one', pinned: true }),
  makeNotice({ id: 8, title: 'Newer one' }),
  makeNotice({ id: 9, title: 'Old one', read: true }),
]
type Screen = Awaited<ReturnType<typeof open>>['screen']
const press = (screen: Screen, title: string) => screen.getByRole('button', { name: new RegExp(title) })

test('notices stand in the order of the platform, pinned ones say so, and those that are unread say that', async () => {
  const { screen } = await open(noticesOf(three()).answers)
  await expect.element(press(screen, 'Pinned one')).toBeVisible()
  const rows = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(
    rows.map((row) => [
      /(Pinned|Newer|Old) one/.exec(row ?? '')?.[1],
      row?.startsWith('Unread'),
      row?.endsWith('Pinned'),
    ]),
  ).toEqual([
    ['Pinned', true, true],
    ['Newer', true, false],
    ['Old', false, false],
  ])
})

test('one that is opened shows its content, is read by that, once, and leaves the others as they are', async () => {
  const { answers, told } = noticesOf(three())
  const { screen, location } = await open(answers)
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).toBeVisible()
  expect(location()).toBe('/m/member/notice?types=A&id=8')
  await expect.element(screen.getByRole('button', { name: 'Unread Newer one' })).not.toBeInTheDocument()
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).not.toBeInTheDocument()
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).toBeVisible()
  expect(told).toEqual([{ ids: [8] }])
  await expect.element(press(screen, 'Unread\\s?Pinned one')).toBeVisible()
})

test('what could not be told stays unread, is to be read all the same, and is told when it is opened again', async () => {
  let broken = true
  const { answers, told } = noticesOf(three())
  const { screen, asked } = await open({
    ...answers,
    [readCall]: (request) =>
      broken ? new Response('', { status: 500 }) : (answers[readCall] as (each: Request) => Promise<Response>)(request),
  })
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).toBeVisible()
  await expect.poll(() => asked(readCall).length).toBeGreaterThan(0)
  await expect.element(press(screen, 'Unread\\s?Newer one')).toBeVisible()
  broken = false
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).not.toBeInTheDocument()
  await press(screen, 'Newer one').click()
  await expect.poll(() => told).toEqual([{ ids: [8] }])
  await expect.element(press(screen, 'Unread\\s?Newer one')).not.toBeInTheDocument()
})

test.each([
  ['leads to a page of agents that the merchant has', ['agentRebate'], '/m/member/agent/agentRebeat'],
  ['is words alone where the merchant has not the page', ['teamBetting'], undefined],
] as const)('a link in a notice %s', async (_, flags, href) => {
  const notice = makeNotice({
    id: 7,
    content:
      '<p>Take it in <a href="/m/member/agent/agentRebeat">my rebate</a>, or ask <a href="/m/help">the help centre</a>.</p>',
  })
  const { screen, location } = await renderAgent('/m/member/notice?types=A&id=7', <AgentNoticesScreen />, {
    answers: noticesOf([notice]).answers,
    merchant: { flags },
  })
  await expect.element(screen.getByText('my rebate')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'the help centre' })).toHaveAttribute('href', '/m/help')
  expect(screen.getByText('my rebate', { exact: true }).element().getAttribute('href') ?? undefined).toBe(href)
  if (href === undefined) return
  await screen.getByRole('link', { name: 'my rebate' }).click()
  await expect.poll(location).toBe(href)
})

test('no notices are one sentence and the way to the agency centre', async () => {
  const { screen, location } = await open(noticesOf([]).answers)
  await expect.element(screen.getByText('No notices yet')).toBeVisible()
  await screen.getByRole('link', { name: 'Go to the agency centre' }).click()
  await expect.poll(location).toBe('/m/agent')
})

test('notices that do not come say so, and come at a press', async () => {
  let broken = true
  const { answers } = noticesOf(three())
  const { screen } = await open({
    ...answers,
    [listCall]: (request) =>
      broken ? new Response('', { status: 500 }) : (answers[listCall] as (each: Request) => Response)(request),
  })
  await expect.element(screen.getByRole('alert').getByText('The notices did not load')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(press(screen, 'Pinned one')).toBeVisible()
})

test.each([null, 0, 4, 40])(
  'the notices are for agents alone: not for %s',
  { tags: ['AGEN-006', 'AGEN-007'] },
  async (type) => {
    const { location, asked } = await open(noticesOf(three()).answers, '/m/member/notice?types=A', type)
    await expect.poll(location).toBe('/m/home')
    expect(asked(listCall)).toEqual([])
  },
)
