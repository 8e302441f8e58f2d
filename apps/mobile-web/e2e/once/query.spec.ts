import { depth } from '@lobby/test-kit/depth'
import type { Page, Request } from '@playwright/test'
import { expect, signIn, withoutPage as test, type Lobby } from '../lobby.ts'
import { amountOf, chip, stored, tokenOf } from '../session.ts'

/** Another merchant of the platform, and a language that the page does not show. */
const foreign = { merchant: 'trevo', code: 'trevo01', language: 'EN' }

/** Adds to an address each parameter that could name a merchant, a language or a session. */
const withAll = (path: string, token: string) => {
  const said = new URLSearchParams()
  for (const name of ['merchantCode', 'merchant', 'merchant_code']) said.set(name, foreign.code)
  for (const name of ['lang', 'language', 'locale', 'MC_LANG']) said.set(name, foreign.language)
  for (const name of ['token', 'MC_SESSION_INFO', 'access_token', 'authorization']) said.set(name, token)
  return `${path}${path.includes('?') ? '&' : '?'}${said.toString()}`
}

/** Returns the token of another member, who is signed in elsewhere. */
async function strangersToken({ tell }: Lobby, merchant: string): Promise<string> {
  const answer = await tell('/session', { merchant, member: 'vip' })
  const { token } = (await answer.json()) as { readonly token: string }
  expect(token.length).toBeGreaterThan(16)
  return token
}

/** Records the calls and files from now on that have a value of the address in them. */
function watchCalls(page: Page, token: string) {
  const taken: string[] = []
  let calls = 0
  const find = async (request: Request) => {
    const url = new URL(request.url())
    if (!/^\/(wps|lgw|assets)\//.test(url.pathname)) return
    calls++
    const headers = await request.allHeaders()
    const whole = [
      request.url(),
      request.postData() ?? '',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\n')
    const found = [token, foreign.code].filter((value) => whole.includes(value))
    const languages = [url.searchParams.get('language'), headers['merchant'] && headers['accept-language']].filter(
      (value) => value === foreign.language,
    )
    taken.push(...[...found, ...languages].map((value) => `${url.pathname} with ${value}`))
  }
  const read: Promise<void>[] = []
  page.on('request', (request) => read.push(find(request).catch(() => undefined)))
  return {
    /** Each as `path with value`. */
    taken: async () => (await Promise.all(read), taken),
    calls: () => calls,
  }
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test(
  'takes merchant, language and token from no address: a guest’s list, a sign-in, a member’s home; control: a site that takes them is found',
  { tag: ['@M7', '@M7-control'] },
  async ({ browser, lobby, text, merchant }) => {
    test.slow()
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const token = await strangersToken(lobby, merchant)
    const { taken, calls } = watchCalls(page, token)
    // A first visit: no language is stored.
    for (const path of depth(['/m/gameList?gameType=RNG'], ['/m/gameList?gameType=RNG', '/m/home', '/m/notice'])) {
      const before = calls()
      await page.goto(lobby.origin + withAll(path, token))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(calls()).toBeGreaterThan(before + 3)
      expect(await taken()).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
      expect([await stored(page, 'MC_LANG'), await stored(page, 'MC_SESSION_INFO')]).toEqual([null, null])
      for (const value of [token, foreign.code, `"${foreign.language}"`]) expect(await kept(page)).not.toContain(value)
    }

    await page.goto(lobby.origin + withAll('/m/login?next=%2Fm%2Fhome', token))
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

    // Control: for a guest, whose calls begin before the code of the page runs.
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await page.addInitScript(() => {
      const said = new URLSearchParams(location.search)
      const asked = window.fetch.bind(window)
      const [code, language, bearer] = [said.get('merchantCode'), said.get('lang'), said.get('token')]
      if (!code || !language || !bearer) return
      localStorage.setItem('MC_LANG', language)
      window.fetch = (input, init) => {
        const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
        if (headers.has('Merchant')) headers.set('Authorization', `Bearer ${bearer}`)
        if (/hotGames|popular/.test(String(input))) headers.set('Merchant', code)
        return asked(input, { ...init, headers })
      }
    })
    await page.goto(lobby.origin + withAll('/m/home', token))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const found = async () => [...new Set((await taken()).map((line) => line.split(' with ')[1]))].sort()
    await expect.poll(found).toEqual([token, foreign.code, foreign.language].sort())
    await context.close()
  },
)
