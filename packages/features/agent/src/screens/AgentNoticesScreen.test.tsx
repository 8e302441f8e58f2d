import type { PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { createAgentNoticeFixture, createAgentNoticesFixture } from '../testing/agentHomeResponses.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { AgentNoticesScreen } from './AgentNoticesScreen.tsx'

const listCall = 'GET /wps/announcement/agent'
const readCall = 'POST /wps/announcement/agent/read'

/** Creates the platform's responses for notices. Records the ids of the notices that the app marks as read. */
function noticesOf(content: ReturnType<typeof createAgentNoticeFixture>[]) {
  let rows = content
  const readIds: unknown[] = []
  const answers: PlatformResponses = {
    [listCall]: () => Response.json({ success: true, value: createAgentNoticesFixture(rows) }),
    [readCall]: async (request) => {
      const body = (await request.json()) as { ids: number[] }
      readIds.push(body)
      rows = rows.map((each) => (body.ids.includes(each.id) ? { ...each, read: true } : each))
      return Response.json({ success: true, value: createAgentNoticesFixture(rows).footer })
    },
  }
  return { answers, readIds }
}

const open = (answers: PlatformResponses, path = '/m/member/notice?types=A', type: number | null = 1) =>
  renderAgentScreen(path, <AgentNoticesScreen />, { answers, type })
const three = () => [
  createAgentNoticeFixture({ id: 7, title: 'Pinned one', pinned: true }),
  createAgentNoticeFixture({ id: 8, title: 'Newer one' }),
  createAgentNoticeFixture({ id: 9, title: 'Old one', read: true }),
]
type Screen = Awaited<ReturnType<typeof open>>['screen']
const press = (screen: Screen, title: string) => screen.getByRole('button', { name: new RegExp(title) })

test("lists notices for agents in the platform's order, and marks pinned and unread notices", async () => {
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

test('marks an opened notice as read one time, and leaves the other notices unread', async () => {
  const { answers, readIds } = noticesOf(three())
  const { screen, location } = await open(answers)
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).toBeVisible()
  expect(location()).toBe('/m/member/notice?types=A&id=8')
  await expect.element(screen.getByRole('button', { name: 'Unread Newer one' })).not.toBeInTheDocument()
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).not.toBeInTheDocument()
  await press(screen, 'Newer one').click()
  await expect.element(screen.getByText('By the rates of the moment.')).toBeVisible()
  expect(readIds).toEqual([{ ids: [8] }])
  await expect.element(press(screen, 'Unread\\s?Pinned one')).toBeVisible()
})

test('marks a notice as read when it is opened again after the first call failed', async () => {
  let broken = true
  const { answers, readIds } = noticesOf(three())
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
  await expect.poll(() => readIds).toEqual([{ ids: [8] }])
  await expect.element(press(screen, 'Unread\\s?Newer one')).not.toBeInTheDocument()
})

test.each([
  ['a link when the merchant has the page', ['agentRebate'], '/m/member/agent/agentRebeat'],
  ['plain text when the merchant does not have the page', ['teamBetting'], undefined],
] as const)('renders the link in the content of a notice as %s', async (_, flags, href) => {
  const notice = createAgentNoticeFixture({
    id: 7,
    content:
      '<p>Take it in <a href="/m/member/agent/agentRebeat">my rebate</a>, or ask <a href="/m/help">the help centre</a>.</p>',
  })
  const { screen, location } = await renderAgentScreen('/m/member/notice?types=A&id=7', <AgentNoticesScreen />, {
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

test('links to the agent home when there are no notices', async () => {
  const { screen, location } = await open(noticesOf([]).answers)
  await expect.element(screen.getByText('No notices yet')).toBeVisible()
  await screen.getByRole('link', { name: 'Go to the agency centre' }).click()
  await expect.poll(location).toBe('/m/agent')
})

test('offers a retry when the notices for agents do not load', async () => {
  let broken = true
  const { answers } = noticesOf(three())
  const { screen } = await open({
    ...answers,
    [listCall]: (request) =>
      broken ? new Response('', { status: 500 }) : (answers[listCall] as (each: Request) => Response)(request),
  })
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load the notices')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(press(screen, 'Pinned one')).toBeVisible()
})

test.each([null, 0, 4, 40])(
  'redirects a member of the type %s from the notices for agents to /m/home',
  { tags: ['AGEN-006', 'AGEN-007'] },
  async (type) => {
    const { location, asked } = await open(noticesOf(three()).answers, '/m/member/notice?types=A', type)
    await expect.poll(location).toBe('/m/home')
    expect(asked(listCall)).toEqual([])
  },
)
