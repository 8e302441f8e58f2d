import { chooseByTestDepth } from '@lobby/test-kit/depth'
import type { Page, Request } from '@playwright/test'
import { expect, signIn, testWithoutPage as test, type LobbyFixture } from '../lobby.ts'
import { readHeaderBalance, findAccountButton, readLocalStorageItem, readSessionToken } from '../session.ts'

/** Another merchant of the platform, and a language that the page does not use. */
const foreign = { merchant: 'trevo', code: 'trevo01', language: 'EN' }

/** Adds to a path all parameters that could name a merchant, a language or a session. */
const addParameters = (path: string, token: string) => {
  const parameters = new URLSearchParams()
  for (const name of ['merchantCode', 'merchant', 'merchant_code']) parameters.set(name, foreign.code)
  for (const name of ['lang', 'language', 'locale', 'MC_LANG']) parameters.set(name, foreign.language)
  for (const name of ['token', 'MC_SESSION_INFO', 'access_token', 'authorization']) parameters.set(name, token)
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.toString()}`
}

/** Starts a session for another member, and returns its token. */
async function createForeignToken({ callSandbox }: LobbyFixture, merchant: string): Promise<string> {
  const answer = await callSandbox('/session', { merchant, member: 'vip' })
  const { token } = (await answer.json()) as { readonly token: string }
  expect(token.length).toBeGreaterThan(16)
  return token
}

/**
 * Records the calls and file requests that contain the token, the merchant code or the language from the page's URL.
 */
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
    /** Returns the recorded requests as texts: the path, the word `with`, and the value of the tested parameter. */
    taken: async () => (await Promise.all(read), taken),
    calls: () => calls,
  }
}

const readStorages = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test(
  'ignores merchant, language and token in the URL; control: finds all three in the calls of a page that uses them',
  { tag: ['@M7', '@M7-control'] },
  async ({ browser, lobby, text, merchant }) => {
    test.slow()
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const token = await createForeignToken(lobby, merchant)
    const { taken, calls } = watchCalls(page, token)
    // The page has no stored language yet, because this is a first visit.
    for (const path of chooseByTestDepth(
      ['/m/gameList?gameType=RNG'],
      ['/m/gameList?gameType=RNG', '/m/home', '/m/notice'],
    )) {
      const before = calls()
      await page.goto(lobby.origin + addParameters(path, token))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(calls()).toBeGreaterThan(before + 3)
      expect(await taken()).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
      expect([
        await readLocalStorageItem(page, 'MC_LANG'),
        await readLocalStorageItem(page, 'MC_SESSION_INFO'),
      ]).toEqual([null, null])
      for (const value of [token, foreign.code, `"${foreign.language}"`])
        expect(await readStorages(page)).not.toContain(value)
    }

    await page.goto(lobby.origin + addParameters('/m/login?next=%2Fm%2Fhome', token))
    await signIn(page, text, 'ana')
    await page.waitForURL(/\/m\/home$/)
    await expect(findAccountButton(page)).toContainText(/\d/)
    const [own, amount] = [await readSessionToken(page), await readHeaderBalance(page)]
    expect(own).not.toBe(token)
    await page.goto(lobby.origin + addParameters('/m/home', token))
    await expect(findAccountButton(page)).toContainText(amount)
    await page.waitForLoadState('networkidle')
    expect(await readSessionToken(page)).toBe(own)
    expect(await taken()).toEqual([])

    // Control: a script of the test makes the page use the parameters. Sign out first, because the first calls of a
    // guest start before the site's own code runs.
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await page.addInitScript(() => {
      const parameters = new URLSearchParams(location.search)
      const originalFetch = window.fetch.bind(window)
      const [code, language, bearer] = [parameters.get('merchantCode'), parameters.get('lang'), parameters.get('token')]
      if (!code || !language || !bearer) return
      localStorage.setItem('MC_LANG', language)
      window.fetch = (input, init) => {
        const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
        if (headers.has('Merchant')) headers.set('Authorization', `Bearer ${bearer}`)
        if (/hotGames|popular/.test(String(input))) headers.set('Merchant', code)
        return originalFetch(input, { ...init, headers })
      }
    })
    await page.goto(lobby.origin + addParameters('/m/home', token))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const found = async () => [...new Set((await taken()).map((line) => line.split(' with ')[1]))].sort()
    await expect.poll(found).toEqual([token, foreign.code, foreign.language].sort())
    await context.close()
  },
)
