import { makeGame } from '@lobby/games/testing/games'
import { expect, test, vi } from 'vitest'
import type { Answer } from '@lobby/platform/testing'
import { openApp, text } from '../testing/openApp.tsx'
import { gamePage } from '../testing/siteFixtures.ts'

const list = 'GET /wps/game/list'
const path = '/m/gameList?gameType=RNG'
const whole = JSON.stringify({ success: true, value: gamePage })
const body = (content: string, init?: ResponseInit) => () => new Response(content, init)

/** The game list on a platform that answers it like this. */
async function openList(answer: Answer) {
  const app = await openApp(path, { answers: { [list]: answer } })
  const tiles = app.screen.getByRole('tabpanel').getByRole('article')
  return {
    ...app,
    tiles,
    asked: () => app.calls.filter((call) => call.startsWith(list)).length,
    retry: app.screen.getByRole('button', { name: text('core.retry') }),
  }
}

test('shows the games after two failures of the platform, and no message', { tags: ['A7'] }, async () => {
  let left = 2
  const { tiles, asked, screen } = await openList(() =>
    left-- > 0 ? new Response('', { status: 502 }) : new Response(whole),
  )
  await expect.element(tiles.first()).toBeVisible()
  expect(asked()).toBe(3)
  expect(screen.getByText(text('error.server')).query()).toBeNull()
})

test(
  'control: says that it failed after the third failure, and shows the games at a press',
  { tags: ['A7-control'] },
  async () => {
    const { tiles, asked, screen, retry, answer } = await openList(body('', { status: 502 }))
    await expect.element(screen.getByText(text('error.server')), { timeout: 8000 }).toBeVisible()
    expect(asked()).toBe(3)
    answer(list, body(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'says that the list is not available here for the page of a firewall, and leads to customer service',
  { tags: ['A10'] },
  async () => {
    const { asked, screen, expectAt } = await openList(
      body('<h1>Request blocked</h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
    )
    await expect.element(screen.getByText(text('error.forbidden'))).toBeVisible()
    expect([screen.getByText('Request blocked').query(), asked()]).toEqual([null, 1])
    await screen
      .getByRole('link', { name: text('core.service') })
      .first()
      .click()
    await expectAt('/m/service')
  },
)

test(
  'says that the list takes too long after ten seconds, and shows the games at a press',
  { tags: ['N5'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { tiles, asked, screen, retry, answer } = await openList(() => new Promise(() => undefined))
    await expect.poll(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(screen.getByText(text('error.timeout')).query()).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await expect.element(screen.getByText(text('error.timeout'))).toBeVisible()
    answer(list, body(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'control: shows a list that comes after nine seconds, and no message that it took too long',
  { tags: ['N5-control'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { tiles, asked, screen, site } = await openList(() => promise)
    await expect.poll(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(9_000)
    resolve(new Response(whole))
    await expect.element(tiles.first()).toBeVisible()
    await vi.advanceTimersByTimeAsync(11_000)
    vi.useRealTimers()
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(tiles.first()).toBeVisible()
    expect([screen.getByText(text('error.timeout')).query(), asked()]).toEqual([null, 1])
  },
)

test.each([
  ['a page of a captive portal', '<!doctype html><title>Hotel</title>Welcome, guest'],
  ['half a body', whole.slice(0, 30)],
  ['an empty body', ''],
  ['two bodies in one', whole + whole],
  ['a body of two byte order marks', '\ufeff\ufeff{}'],
  ['a success that is a text', whole.replace('true', '"true"')],
])(
  'says that it cannot read %s, keeps the rest of the screen, and shows the games at a press',
  { tags: ['N10', 'A1', 'N6', 'A5', 'A1-control', 'N6-control'] },
  async (_, content) => {
    const { tiles, screen, retry, answer } = await openList(body(content))
    await expect.element(screen.getByText(text('error.unreadable'))).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.getByText('Welcome, guest').query()).toBeNull()
    // The control: the same answer, whole.
    answer(list, body(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'shows the other games when one has an unknown word, and ignores keys of prototypes',
  { tags: ['A4', 'A6'] },
  async () => {
    const strange = `{"__proto__":{"x":1},"then":1,${JSON.stringify(makeGame(2)).slice(1)}`
    const games = `[${JSON.stringify({ ...makeGame(1), gameType: 'HOLOGRAMS' })},${strange}]`
    const { tiles } = await openList(body(whole.replace(JSON.stringify(gamePage.games), games)))
    await expect.element(tiles.getByText('Game 2')).toBeVisible()
    expect(tiles.elements()).toHaveLength(1)
    expect(({} as { x?: number }).x).toBeUndefined()
  },
)

test(
  'cuts a page of 20,000 games at what the contract allows, and still answers a press',
  { tags: ['A14'] },
  async () => {
    const games = Array.from({ length: 20_000 }, (_, index) => makeGame(index + 1))
    const { tiles, screen, expectAt } = await openList({ value: { ...gamePage, games, total: 20_000 } })
    await expect.element(tiles.first()).toHaveAttribute('aria-setsize', '200')
    await screen.getByRole('tab', { name: text('games.list.new') }).click()
    await expectAt(`${path}&tab=NEW`)
  },
)

test(
  'ends the list at a page without games, though the platform promises a million pages',
  { tags: ['A15'] },
  async () => {
    const { tiles, asked, screen } = await openList((request) => {
      const pageNum = Number(new URL(request.url).searchParams.get('pageNo'))
      return Response.json({
        success: true,
        value: { ...gamePage, games: pageNum === 1 ? gamePage.games : [], pageNum, totalPages: 1_000_000 },
      })
    })
    await expect.element(tiles.first()).toBeVisible()
    await expect.element(screen.getByText(text('games.list.end'))).toBeVisible()
    expect(asked()).toBe(2)
  },
)
