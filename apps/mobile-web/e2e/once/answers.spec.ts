import { depth, isDeep } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { expect, signInFirst, test } from '../lobby.ts'

/** What becomes of one field of an answer; `undefined` drops it. */
const treatments: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'string' ? 7 : 'NaN'),
  (value) => (Array.isArray(value) ? Array.from({ length: 3_000 }, () => value[0] as unknown) : 'x'.repeat(300_000)),
  () => ({ then: 1, constructor: { prototype: {} }, length: 3 }),
]

/** An answer with one part spoilt: at another depth, in another field and in another way each turn. */
function spoilt(answer: unknown, turn: number): unknown {
  const spoil = (value: unknown, levels: number): unknown => {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    const key = keys[turn % keys.length]
    if (levels === 0 || key === undefined) return treatments[turn % treatments.length]?.(value)
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
    copy[key] = spoil(copy[key], levels - 1)
    return copy
  }
  return spoil(answer, turn % 4)
}

/** Spoils the value of every answer from now on, but for sign-in. Tells which paths were. */
async function spoilAnswers(page: Page, turn: number): Promise<Set<string>> {
  const spoiled = new Set<string>()
  await page.route(/\/(wps|lgw)\//, async (route) => {
    const url = new URL(route.request().url())
    const path = url.pathname
    // The server may close a connection just as it is taken again. Node finds no address for a name below `localhost`, as browsers do.
    const response = await route.fetch({ url: url.href.replace(url.hostname, '127.0.0.1'), headers: { ...route.request().headers(), host: url.host }, maxRetries: 1 })
    const body = (await response.json()) as { success: boolean; value?: unknown }
    if (!body.success || path.endsWith('/login')) return route.fulfill({ response })
    await route.fulfill({ response, json: { ...body, value: spoilt(body.value, turn) } })
    spoiled.add(path)
  })
  return spoiled
}

/** The page has settled, still has its frame and says something; nothing on it was made of what cannot be shown. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await expect(page.getByRole('main')).toHaveText(/\p{L}{3}/u)
  const shown = await page.evaluate(() => document.body.innerText)
  expect(shown).not.toMatch(/\bNaN\b|undefined|Invalid Date|\[object |\bnull\b|x{100}/)
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible()
}

const most = [0, 1, 2, 3, 4, 5, 6]
const few = [0, 1, 2, 3]

/** The turns of the deep run: seven spoil in each way and four at each depth. `npm test` takes one turn per screen, all ways and depths among them. */
const screens: readonly { readonly path: string; readonly signedIn?: true; readonly asks: string; readonly turns: readonly number[]; readonly short: number }[] = [
  { path: '/m/home', asks: '/wps/game/popular', turns: most, short: 1 },
  { path: '/m/home', signedIn: true, asks: '/wps/wallets/balance', turns: most, short: 2 },
  { path: '/m/gameList', signedIn: true, asks: '/wps/game/list', turns: most, short: 3 },
  { path: '/m/help', asks: '/wps/system/helpCenter', turns: few, short: 0 },
  { path: '/m/service', asks: '/wps/system/customerService', turns: few, short: 4 },
  { path: '/m/notice', asks: '/wps/announcement/notice', turns: few, short: 5 },
  { path: '/m/register', asks: '/wps/account/registerSettings', turns: few, short: 6 },
  { path: '/m/useragreement', asks: '/wps/system/userAgreement', turns: few, short: 7 },
  { path: '/m/restricted', asks: '/wps/system/startup', turns: few, short: 8 },
  { path: '/m/maintenance', asks: '/wps/system/status', turns: few, short: 9 },
]

for (const { path, signedIn = false, asks, turns, short } of screens) {
  test(`keeps ${path}${signedIn ? ' of a member' : ''} whole when a part of every answer is spoilt`, { tag: ['@A3'] }, async ({ page, lobby, text }) => {
    test.slow(isDeep)
    // Answers that the device keeps would hide the spoilt ones.
    await page.addInitScript(() => {
      for (const storage of [localStorage, sessionStorage]) {
        Object.keys(storage).forEach((name) => /^MC_(CACHE_|LIST$)/.test(name) && storage.removeItem(name))
      }
    })
    if (signedIn) await signInFirst(page, lobby)
    for (const turn of depth([short], turns)) {
      const spoiled = await spoilAnswers(page, turn)
      await page.goto(`${lobby.origin}${path}`)
      // On a busy machine the network is idle for half a second before the page has asked for anything.
      await expect.poll(() => [...spoiled]).toContain(asks)
      await expectWhole(page)
      await page.unrouteAll({ behavior: 'wait' })
    }
    // The screens of few turns show the same as in their own journeys.
    if (!isDeep && turns === few) return
    await page.goto(`${lobby.origin}${path}`)
    await expectWhole(page)
    await expect(page.getByText(text('error.unreadable'))).toHaveCount(0)
  })
}
