import type { Page, Route } from '@playwright/test'
import { expect, openHome, signIn, signInFirst, test, type Lobby } from '../lobby.ts'
import { chip } from '../session.ts'

const list = /\/wps\/game\/list/
const tile = (page: Page) => page.getByRole('tabpanel').getByRole('article').first()
const openList = (page: Page, lobby: Lobby) => page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)

/** The statuses that a call is answered with, in order. */
function statusesOf(page: Page, call: RegExp) {
  const statuses: number[] = []
  page.on('response', (response) => call.test(response.url()) && statuses.push(response.status()))
  return statuses
}

/** An answer of the sandbox, with its value changed. Names below localhost are the browser's to resolve. */
async function changed(route: Route, change: (value: Record<string, unknown>) => unknown) {
  const url = new URL(route.request().url())
  const host = url.host
  url.hostname = '127.0.0.1'
  const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
  const body = (await response.json()) as { value: Record<string, unknown> }
  await route.fulfill({ response, json: { ...body, value: change(body.value) } })
}

test('a failure that passes is a delay and nothing else', { tag: ['@A7'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(502)
  await lobby.tell('/fault', { status: 502, operation: 'gameList', times: 2 })
  const statuses = statusesOf(page, list)
  await openList(page, lobby)
  await expect(tile(page)).toBeVisible()
  expect(statuses).toEqual([502, 502, 200])
  await expect(page.getByText(text('error.server'))).toBeHidden()
})

test('control: one that does not pass is told after the third try, with the way on', { tag: ['@A7-control'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(502)
  await lobby.tell('/fault', { status: 502, operation: 'gameList' })
  const statuses = statusesOf(page, list)
  await openList(page, lobby)
  await expect(page.getByText(text('error.server'))).toBeVisible()
  expect(statuses).toEqual([502, 502, 502])
  await lobby.tell('/fault', undefined, 'DELETE')
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(tile(page)).toBeVisible()
})

test('the page of a firewall says that this is not available here, and customer service is a tap away', { tag: ['@A10'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(403)
  await page.route(list, (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Request blocked</h1>' }))
  const statuses = statusesOf(page, list)
  await openList(page, lobby)
  await expect(page.getByText(text('error.forbidden'))).toBeVisible()
  await expect(page.getByText('Request blocked')).toBeHidden()
  expect(statuses).toEqual([403])
  await page.getByRole('link', { name: text('core.service') }).first().click()
  await expect(page).toHaveURL(/\/m\/service$/)
})

test('a page of 20,000 games is cut at what the contract allows; what one taps still answers', { tag: ['@A14'] }, async ({ page, lobby }) => {
  await page.route(list, (route) =>
    changed(route, (value) => {
      const [game] = value['games'] as Record<string, unknown>[]
      return { ...value, games: Array.from({ length: 20_000 }, (_, index) => ({ ...game, nodeId: index + 1 })), total: 20_000, totalPages: 1 }
    }),
  )
  await openList(page, lobby)
  await expect(tile(page)).toHaveAttribute('aria-setsize', '200')
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/tab=NEW/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an answer of ten million characters is not read, and says so', { tag: ['@A14'] }, async ({ page, lobby, text }) => {
  await page.route(list, (route) => route.fulfill({ json: { success: true, value: { games: [], text: 'x'.repeat(10_000_000) } } }))
  await openList(page, lobby)
  await expect(page.getByText(text('error.unreadable'))).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(tile(page)).toBeVisible()
})

test('a platform that promises pages without end and has nothing on them is not asked for ever', { tag: ['@A15'] }, async ({ page, lobby, text }) => {
  await page.clock.install()
  let asked = 0
  await page.route(list, (route) =>
    changed(route, (value) => {
      asked++
      const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo'))
      return { ...value, games: pageNum === 1 ? (value['games'] as unknown[]).slice(0, 2) : [], pageNum, totalPages: 1_000_000 }
    }),
  )
  await openList(page, lobby)
  await expect(tile(page)).toBeVisible()
  // A page a second is what the list may ask for.
  for (let second = 0; second < 6; second++) await page.clock.runFor(1000)
  await expect(page.getByText(text('games.list.end'))).toBeVisible()
  expect(asked).toBe(2)
})

test('a call that hangs ends after ten seconds, with the way on', { tag: ['@N5'] }, async ({ page, lobby, text }) => {
  await page.clock.install()
  await lobby.tell('/fault', { body: 'hang', operation: 'gameList' })
  const asked = page.waitForRequest(list)
  await openList(page, lobby)
  await asked
  await page.clock.runFor(11_000)
  await expect(page.getByText(text('error.timeout'))).toBeVisible()
  await lobby.tell('/fault', undefined, 'DELETE')
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(tile(page)).toBeVisible()
})

test('on a slow line that drops one request in twenty the site can be used, and loads nothing twice', { tag: ['@N7'] }, async ({ page, lobby, text, watch, context }) => {
  test.slow()
  watch.allowStatus(0)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
  let asked = 0
  const dropped = new Set<string>()
  const loaded: string[] = []
  await page.route(/\/(wps|lgw|media|assets)\//, (route) => {
    const url = route.request().url()
    // Never the same one twice, nor what the page cannot begin without.
    if (route.request().method() !== 'GET' || /\/assets\/(index|libraries|rolldown|HomeScreen)/.test(url)) return route.fallback()
    if (++asked % 20 !== 0 || dropped.has(url)) return route.fallback()
    dropped.add(url)
    return route.abort('connectionreset')
  })
  page.on('requestfinished', (request) => /\/assets\/.*\.js$/.test(request.url()) && loaded.push(request.url()))
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: text('core.signIn') }).first().click()
  await signIn(page, text, 'ana')
  await expect(chip(page)).toContainText(/\d/, { timeout: 60_000 })
  expect(asked).toBeGreaterThan(20)
  expect(dropped.size).toBeGreaterThan(0)
  expect(loaded.filter((url, place) => loaded.indexOf(url) !== place)).toEqual([])
})

test('the page of a captive portal, with status 200, says to check the connection', { tag: ['@N10'] }, async ({ page, lobby, text }) => {
  await page.route(/\/(wps|lgw)\//, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hotel</title>Welcome, guest' }))
  await openList(page, lobby)
  await expect(page.getByText(text('error.unreadable'))).toBeVisible()
  await expect(page.getByText('Welcome, guest')).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(tile(page)).toBeVisible()
})

test('an answer that leads to another origin is refused, and nothing goes there', { tag: ['@N11'] }, async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await expect(chip(page)).toContainText(/\d/)
  const strange: string[] = []
  page.on('request', (request) => request.url().includes('stranger.localhost') && strange.push(request.url()))
  await page.route(/wallets\/balance/, (route) => route.fulfill({ status: 302, headers: { Location: 'http://stranger.localhost/steal' } }))
  const asked = page.waitForRequest(/wallets\/balance/)
  await page.reload()
  await asked
  await expect(chip(page)).toContainText('--')
  expect(strange).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(chip(page)).toContainText(/\d/)
})

test('half a body, an empty one and two in one are told beside what they were for; the rest stands', { tag: ['@A1', '@N6', '@A1-control', '@N6-control'] }, async ({ page, lobby, text }) => {
  const whole = JSON.stringify({ success: true, value: { games: [], pageNum: 1, totalPages: 1, total: 0, vendors: [] } })
  for (const body of [whole.slice(0, 30), '', whole + whole, '\ufeff\ufeff{}']) {
    await page.route(list, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }))
    await openList(page, lobby)
    await expect(page.getByText(text('error.unreadable')), JSON.stringify(body.slice(0, 20))).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.unroute(list)
  }
  // Whole, it is a list.
  await page.route(list, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: whole }))
  await openList(page, lobby)
  await expect(page.getByText(text('games.list.none'))).toBeVisible()
})

test('an unknown word, a success that is a text, and keys with a meaning of their own', { tag: ['@A4', '@A5', '@A6'] }, async ({ page, lobby, text }) => {
  await page.route(list, (route) =>
    changed(route, (value) => {
      const [first, second] = value['games'] as Record<string, unknown>[]
      return { ...value, games: [{ ...first, gameType: 'HOLOGRAMS' }, JSON.parse(`{"__proto__":{"x":1},"then":1,${JSON.stringify(second).slice(1)}`)], totalPages: 1 }
    }),
  )
  await openList(page, lobby)
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
  expect(await page.evaluate(() => (({}) as { x?: number }).x)).toBeUndefined()
  await page.unroute(list)
  await page.route(list, (route) => route.fulfill({ json: { success: 'false', value: { games: [], pageNum: 1, totalPages: 1, total: 0 } } }))
  await page.goto(`${lobby.origin}/m/gameList?gameType=FISH`)
  await expect(page.getByText(text('error.unreadable'))).toBeVisible()
})

test('what opens over home does not depend on what failed below it', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  await openHome(page, lobby)
  await lobby.tell('/fault', { status: 500 })
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})
