import { depth } from '@lobby/test-kit/depth'
import type { Page, Request } from '@playwright/test'
import { expect, openHome, signIn, test, type Lobby } from '../lobby.ts'
import { amountOf, chip, guest, stored, tokenOf } from '../session.ts'

/** Another merchant of the platform's, and the language that is not shown. */
const foreign = { merchant: 'trevo', code: 'trevo01', language: 'EN' }

/** An address with everything in it that says who the merchant is, which language it has and whose session it is. */
const withAll = (path: string, token: string) => {
  const said = new URLSearchParams()
  for (const name of ['merchantCode', 'merchant', 'merchant_code']) said.set(name, foreign.code)
  for (const name of ['lang', 'language', 'locale', 'MC_LANG']) said.set(name, foreign.language)
  for (const name of ['token', 'MC_SESSION_INFO', 'access_token', 'authorization']) said.set(name, token)
  return `${path}${path.includes('?') ? '&' : '?'}${said.toString()}`
}

/** The token of another member, who is signed in elsewhere. */
async function strangersToken({ tell }: Lobby, merchant: string): Promise<string> {
  const answer = await tell('/session', { merchant, member: 'vip' })
  const { token } = (await answer.json()) as { readonly token: string }
  expect(token.length).toBeGreaterThan(16)
  return token
}

/** What of the address came into a call: from now on, the calls and dictionaries with one of its values, each told by what was found. */
function watchCalls(page: Page, token: string) {
  const taken: string[] = []
  let calls = 0
  const find = async (request: Request) => {
    const url = new URL(request.url())
    if (!/^\/(wps|lgw|assets)\//.test(url.pathname)) return
    calls++
    const headers = await request.allHeaders()
    const whole = [request.url(), request.postData() ?? '', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n')
    const found = [token, foreign.code].filter((value) => whole.includes(value))
    const languages = [url.searchParams.get('language'), headers['merchant'] && headers['accept-language']].filter((value) => value === foreign.language)
    taken.push(...[...found, ...languages].map((value) => `${url.pathname} with ${value}`))
  }
  const read: Promise<void>[] = []
  page.on('request', (request) => read.push(find(request).catch(() => undefined)))
  return {
    /** What was found so far. */
    taken: async () => (await Promise.all(read), taken),
    calls: () => calls,
  }
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

const places = [
  ['home', '/m/home'],
  ['a list of games', '/m/gameList?gameType=RNG'],
  ['the notices', '/m/notice'],
  ['sign-in', '/m/login?next=%2Fm%2Fnotice'],
] as const

for (const [what, path] of depth(places.slice(1, 2), [...places]))
  test(`merchant, language and token in the address of ${what} come into no call, and into nothing that is shown or kept`, { tag: ['@M7'] }, async ({ page, lobby, text, merchant }) => {
    const token = await strangersToken(lobby, merchant)
    const { taken, calls } = watchCalls(page, token)
    await page.goto(lobby.origin + withAll(path, token))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls()).toBeGreaterThan(3)
    expect(await taken()).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
    for (const value of [token, foreign.code, `"${foreign.language}"`]) expect(await kept(page)).not.toContain(value)
    // Nor does it come along to the next page, as where somebody comes from.
    await page.goto(`${lobby.origin}/m/home`)
    await expect(guest(page, text)).toBeVisible()
    expect(await taken()).toEqual([])
  })

test('a first visit has the merchant’s own language, whatever the address says', { tag: ['@M7'] }, async ({ browser, lobby }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(lobby.origin + withAll('/m/home', 'none'))
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  expect(await stored(page, 'MC_LANG')).toBeNull()
  await context.close()
})

test('who signs in at such an address, or comes by one as a member, is who they are', { tag: ['@M7'] }, async ({ page, lobby, text, merchant }) => {
  const token = await strangersToken(lobby, merchant)
  const { taken } = watchCalls(page, token)
  await page.goto(lobby.origin + withAll('/m/login', token))
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)
  const [own, amount] = [await tokenOf(page), await amountOf(page)]
  expect(own).not.toBe(token)
  await page.goto(lobby.origin + withAll('/m/home', token))
  await expect(chip(page)).toContainText(amount)
  await page.waitForLoadState('networkidle')
  expect(await tokenOf(page)).toBe(own)
  expect(await taken()).toEqual([])
})

test('control: a site that took them from its address would be seen', { tag: ['@M7-control'] }, async ({ page, lobby, watch, merchant }) => {
  watch.allowStatus(400, 401, 403, 404)
  const token = await strangersToken(lobby, merchant)
  await page.addInitScript(() => {
    const said = new URLSearchParams(location.search)
    const asked = window.fetch.bind(window)
    const [code, language, own] = [said.get('merchantCode'), said.get('lang'), said.get('token')]
    if (!code || !language || !own) return
    localStorage.setItem('MC_LANG', language)
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
      if (headers.has('Merchant')) headers.set('Authorization', `Bearer ${own}`)
      if (/hotGames|popular/.test(String(input))) headers.set('Merchant', code)
      return asked(input, { ...init, headers })
    }
  })
  const { taken } = watchCalls(page, token)
  await openHome(page, lobby)
  expect(await taken()).toEqual([])
  await page.goto(lobby.origin + withAll('/m/home', token))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const found = async () => [...new Set((await taken()).map((line) => line.split(' with ')[1]))].sort()
  await expect.poll(found).toEqual([token, foreign.code, foreign.language].sort())
})
