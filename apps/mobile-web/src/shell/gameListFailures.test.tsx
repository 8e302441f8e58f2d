import { createGameFixture } from '@lobby/games/testing/games'
import { expect, test, vi } from 'vitest'
import type { PlatformResponse } from '@lobby/platform/testing'
import { openApp, lookUpText } from '../testing/openApp.tsx'
import { gameListResponse } from '../testing/siteFixtures.ts'

const list = 'GET /wps/game/list'
const path = '/m/gameList?gameType=RNG'
const whole = JSON.stringify({ success: true, value: gameListResponse })
const respondWith = (content: string, init?: ResponseInit) => () => new Response(content, init)

/** Opens the game list. The platform answers the call for the list with the given response. */
async function openList(answer: PlatformResponse) {
  const app = await openApp(path, { answers: { [list]: answer } })
  const tiles = app.screen.getByRole('tabpanel').getByRole('article')
  return {
    ...app,
    tiles,
    asked: () => app.calls.filter((call) => call.startsWith(list)).length,
    retry: app.screen.getByRole('button', { name: lookUpText('core.retry') }),
  }
}

test(
  'shows the games and no error when the call for the list fails twice and then succeeds',
  { tags: ['A7'] },
  async () => {
    let left = 2
    const { tiles, asked, screen } = await openList(() =>
      left-- > 0 ? new Response('', { status: 502 }) : new Response(whole),
    )
    await expect.element(tiles.first()).toBeVisible()
    expect(asked()).toBe(3)
    expect(screen.getByText(lookUpText('error.server')).query()).toBeNull()
  },
)

test(
  'control: shows an error when the call for the list fails three times, and the games after a press of retry',
  { tags: ['A7-control'] },
  async () => {
    const { tiles, asked, screen, retry, answer } = await openList(respondWith('', { status: 502 }))
    await expect.element(screen.getByText(lookUpText('error.server')), { timeout: 8000 }).toBeVisible()
    expect(asked()).toBe(3)
    answer(list, respondWith(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'shows an error with a link to customer service when a firewall answers the call for the game list with 403',
  { tags: ['A10'] },
  async () => {
    const { asked, screen, expectAt } = await openList(
      respondWith('<h1>Request blocked</h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
    )
    await expect.element(screen.getByText(lookUpText('error.forbidden'))).toBeVisible()
    expect([screen.getByText('Request blocked').query(), asked()]).toEqual([null, 1])
    await screen
      .getByRole('link', { name: lookUpText('core.service') })
      .first()
      .click()
    await expectAt('/m/service')
  },
)

test(
  'shows an error when the list has not loaded after ten seconds, and the games after a press of retry',
  { tags: ['N5'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { tiles, asked, screen, retry, answer } = await openList(() => new Promise(() => undefined))
    await expect.poll(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(screen.getByText(lookUpText('error.timeout')).query()).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await expect.element(screen.getByText(lookUpText('error.timeout'))).toBeVisible()
    answer(list, respondWith(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'control: shows the games and no error when the list arrives after nine seconds',
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
    expect([screen.getByText(lookUpText('error.timeout')).query(), asked()]).toEqual([null, 1])
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
  'shows an error in place of the games, but the rest of the screen, when the response is %s',
  { tags: ['N10', 'A1', 'N6', 'A5', 'A1-control', 'N6-control'] },
  async (_, content) => {
    const { tiles, screen, retry, answer } = await openList(respondWith(content))
    await expect.element(screen.getByText(lookUpText('error.unreadable'))).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.getByText('Welcome, guest').query()).toBeNull()
    // Control: the complete response is shown.
    answer(list, respondWith(whole))
    await retry.click()
    await expect.element(tiles.first()).toBeVisible()
  },
)

test(
  'shows the other games when one game has an unknown type, and ignores response fields such as __proto__',
  { tags: ['A4', 'A6'] },
  async () => {
    const strange = `{"__proto__":{"x":1},"then":1,${JSON.stringify(createGameFixture(2)).slice(1)}`
    const games = `[${JSON.stringify({ ...createGameFixture(1), gameType: 'HOLOGRAMS' })},${strange}]`
    const { tiles } = await openList(respondWith(whole.replace(JSON.stringify(gameListResponse.games), games)))
    await expect.element(tiles.getByText('Game 2')).toBeVisible()
    expect(tiles.elements()).toHaveLength(1)
    expect(({} as { x?: number }).x).toBeUndefined()
  },
)

test(
  'shows 200 games, the API contract’s maximum, and stays responsive when the platform sends 20,000 games',
  { tags: ['A14'] },
  async () => {
    const games = Array.from({ length: 20_000 }, (_, index) => createGameFixture(index + 1))
    const { tiles, screen, expectAt } = await openList({ value: { ...gameListResponse, games, total: 20_000 } })
    await expect.element(tiles.first()).toHaveAttribute('aria-setsize', '200')
    await screen.getByRole('tab', { name: lookUpText('games.list.new') }).click()
    await expectAt(`${path}&tab=NEW`)
  },
)

test(
  'stops fetching games after a response without games when the platform announces a million pages',
  { tags: ['A15'] },
  async () => {
    const { tiles, asked, screen } = await openList((request) => {
      const pageNum = Number(new URL(request.url).searchParams.get('pageNo'))
      return Response.json({
        success: true,
        value: {
          ...gameListResponse,
          games: pageNum === 1 ? gameListResponse.games : [],
          pageNum,
          totalPages: 1_000_000,
        },
      })
    })
    await expect.element(tiles.first()).toBeVisible()
    await expect.element(screen.getByText(lookUpText('games.list.end'))).toBeVisible()
    expect(asked()).toBe(2)
  },
)
