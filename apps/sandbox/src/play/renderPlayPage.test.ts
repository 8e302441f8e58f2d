import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { runSql } from '../db/sql.ts'
import { spinReels } from '../domain/reels.ts'
import { createTestGamePages } from './createTestGamePages.ts'

const play = createTestGamePages()
let server: Server
let browser: Browser
let base = ''
let page: Page
/** The errors and warnings in the browser console, and uncaught errors. */
let consoleProblems: string[]

beforeAll(async () => {
  const listener = getRequestListener(play.app.fetch, { overrideGlobalObjects: false })
  // Serve the game page under the play host. Under any other host, serve a page that shows the game page in a frame and
  // records the messages of the game page.
  server = createServer((request, response) =>
    request.headers.host?.startsWith('play.')
      ? void listener(request, response)
      : response
          .setHeader('Content-Type', 'text/html')
          .end(
            `<script>heard = []; onmessage = ({ origin, data }) => heard.push({ origin, ...data })</script><iframe src="${base}/play${request.url}"></iframe>`,
          ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://play.localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(getChromiumLaunchOptions())
}, 30_000)

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})
afterEach(() => page?.context().close())

async function openPage(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  consoleProblems = []
  page = await context.newPage()
  page.on('console', (line) => void (['error', 'warning'].includes(line.type()) && consoleProblems.push(line.text())))
  page.on('pageerror', (error) => consoleProblems.push(error.message))
  await page.goto(`${base}/play/${id}`)
  return page
}

/**
 * Makes the first round of a game session win or lose. Tries seeds until one has this outcome, and stores this seed in
 * the session.
 */
function seedRound(id: string, wins: boolean): void {
  let at = 0
  while (spinReels(`seed ${at}`, 1).multiplier > 0 !== wins) at++
  runSql(play.db, 'UPDATE game_session SET seed = :seed WHERE id = :id', { seed: `seed ${at}`, id })
}
const waitUntilSpun = () =>
  page.waitForFunction(() => document.querySelector('.spin')?.getAttribute('aria-disabled') === 'false')
const text = async (selector: string) => (await page.textContent(selector))?.replace(/\s/g, ' ') ?? ''
const bets = (id: string) => play.db.prepare('SELECT COUNT(*) AS bets FROM bet WHERE session = ?').get(id)?.['bets']

describe('the game page', { timeout: 30_000 }, () => {
  test('announces a win on the game page to screen readers and adds the win to the balance', async () => {
    const id = play.open('ana')
    seedRound(id, true)
    await openPage(id)
    await page.click('.chips label:nth-child(3)')
    await page.click('.spin')
    await page.waitForSelector('.result.win')
    await waitUntilSpun()
    const { payout, balance_after: left } = play.db
      .prepare('SELECT payout, balance_after FROM bet WHERE session = ?')
      .get(id) as { payout: number; balance_after: number }
    const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    expect(await text('.result')).toContain(money.format(payout / 100).replace(/\s/g, ' '))
    await page.waitForFunction(
      (shown) => document.querySelector('.balance strong')?.textContent?.replace(/\s/g, ' ') === shown,
      money.format(left / 100).replace(/\s/g, ' '),
    )
    expect(await page.getAttribute('.result', 'role')).toBe('status')
    expect(consoleProblems).toEqual([])
  })

  test('shows a lost round on the game page in the player’s language', async () => {
    const id = play.open('vip', { language: 'EN' })
    seedRound(id, false)
    await openPage(id)
    await page.click('.spin')
    await waitUntilSpun()
    expect(await text('.result')).toBe('Not this time. Spin again.')
  })

  test('shows the reel symbols of the response on the game page after a round', async () => {
    const id = play.open('ana')
    await openPage(id, { reducedMotion: 'reduce' })
    await page.click('.spin')
    await waitUntilSpun()
    const { outcome } = play.db.prepare('SELECT outcome FROM bet WHERE session = ?').get(id) as { outcome: string }
    const symbols = await page.evaluate(
      () => (JSON.parse(document.querySelector('#session')?.textContent ?? '{}') as { symbols: string[] }).symbols,
    )
    const shown = await page.$$eval('.strip', (strips) =>
      strips.map((strip) => strip.children[1]?.querySelector('img')?.getAttribute('src')),
    )
    expect(shown).toEqual((JSON.parse(outcome) as { reels: number[] }).reels.map((at) => symbols[at]))
  })

  test('plays one game round when the player presses the button ten times in a row', async () => {
    const id = play.open('ana')
    await openPage(id)
    await page.evaluate(() => {
      for (let press = 0; press < 10; press++) document.querySelector<HTMLButtonElement>('.spin')?.click()
    })
    await waitUntilSpun()
    expect(bets(id)).toBe(1)
  })

  test('plays a game round when the player uses only the keyboard', async () => {
    const id = play.open('ana')
    await openPage(id)
    await page.focus('.chips input:checked')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await waitUntilSpun()
    expect(play.db.prepare('SELECT stake FROM bet WHERE session = ?').all(id)).toEqual([{ stake: 200 }])
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('spin')
  })
})

describe('the game page after a failure', { timeout: 30_000 }, () => {
  test('settles a game round one time when its response is lost and the player retries after a reload', async () => {
    const id = play.open('ana')
    await openPage(id)
    await page.route('**/round', async (route) => {
      // The server settles the round, but the page does not receive the response.
      await play.app.request(route.request().url(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: route.request().postData(),
      })
      await route.abort()
    })
    await page.click('.spin')
    await page.waitForSelector('.problem.shown')
    expect(await text('.problem')).toContain('nunca é cobrada duas vezes')
    expect(await text('.spin')).toBe('Tentar de novo')
    expect(bets(id)).toBe(1)
    await page.unroute('**/round')
    await page.reload()
    expect(await text('.spin')).toBe('Tentar de novo')
    expect(await page.isDisabled('.chips input')).toBe(true)
    await page.click('.spin')
    await waitUntilSpun()
    expect(await text('.spin')).toBe('Girar')
    expect(bets(id)).toBe(1)
    // The next press of the button plays a second round.
    await page.click('.spin')
    await waitUntilSpun()
    expect(bets(id)).toBe(2)
  })

  test.each([
    ['an HTML body', { body: '<html>', contentType: 'text/html' }],
    ['status 500', { status: 500, json: { errorCode: 'system.failed' } }],
    ['another shape', { json: { outcome: { reels: [9, 9, 9] }, payoutMinor: 'x' } }],
    ['an empty body', { body: '' }],
  ])('shows an error on the game page and offers to retry the round when the response has %s', async (_, answer) => {
    const id = play.open('ana')
    await openPage(id)
    await page.route('**/round', (route) => route.fulfill(answer))
    await page.click('.spin')
    await page.waitForSelector('.problem.shown')
    expect(await text('.spin')).toBe('Tentar de novo')
    expect(await page.textContent('body')).not.toMatch(/NaN|undefined/)
  })

  test('shows an error on the game page without sending a request when the balance is too low', async () => {
    const id = play.open('empty')
    await openPage(id)
    let asked = 0
    page.on('request', (request) => void (request.url().endsWith('/round') && asked++))
    await page.click('.spin')
    await page.waitForSelector('.problem.shown')
    expect(await text('.problem')).toContain('O saldo não cobre')
    expect(asked).toBe(0)
  })

  test('shows an error on the game page and a link back to the site when the session has ended', async () => {
    const id = play.open('ana')
    await openPage(id)
    runSql(play.db, 'UPDATE game_session SET ends_at = 0 WHERE id = :id', { id })
    await page.click('.spin')
    await page.waitForSelector('.problem.shown')
    expect(await text('.problem')).toContain('terminou')
    expect(await page.isDisabled('.spin')).toBe(true)
    expect(await page.getAttribute('.back', 'href')).toBe('http://north.localhost/m/home')
  })
})

describe('the game page in a frame', { timeout: 120_000 }, () => {
  const getOrigin = (name: string): string => base.replace('play', name)
  async function embed(id: string, host: string): Promise<void> {
    page = await (await browser.newContext()).newPage()
    await page.goto(`${getOrigin(host)}/${id}`)
  }
  const readMessages = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { type: string; origin: string }[] }).heard)
  const expectMessage = (type: string) =>
    vi.waitFor(async () => expect((await readMessages()).map((each) => each.type)).toContain(type), { timeout: 20_000 })

  test('sends the balance and the exit of the player to the launching site when the game page is in a frame', async () => {
    const id = play.open('ana', { returnUrl: `${getOrigin('north')}/m/home` })
    await embed(id, 'north')
    await expectMessage('ready')
    await page.frameLocator('iframe').locator('.spin').click()
    await expectMessage('balance')
    const { balance_after: left } = play.db.prepare('SELECT balance_after FROM bet WHERE session = ?').get(id) as {
      balance_after: number
    }
    expect(await readMessages()).toContainEqual({
      origin: base,
      source: 'lobby-game',
      version: 1,
      session: id,
      type: 'balance',
      balanceMinor: left,
    })
    expect(
      await page
        .frameLocator('iframe')
        .locator('h1, .back')
        .evaluateAll((shown) => shown.filter((each) => each.checkVisibility()).length),
    ).toBe(0)
    // After the end of the session, the game page shows a back link, even in a frame.
    runSql(play.db, 'UPDATE game_session SET ends_at = 0 WHERE id = :id', { id })
    await page.frameLocator('iframe').locator('.spin[aria-disabled=false]').click()
    await page.frameLocator('iframe').locator('.back').click()
    await expectMessage('exit')
    expect(page.frames().map((frame) => frame.url())).toEqual([`${getOrigin('north')}/${id}`, `${base}/play/${id}`])
  })

  test('responds to the message "ask" of the launching site only if the message contains the game session’s id', async () => {
    const id = play.open('ana', { returnUrl: `${getOrigin('north')}/m/home` })
    await embed(id, 'north')
    await expectMessage('ready')
    const ask = (session: string) =>
      page.evaluate(
        ([to, of]) => frames[0]?.postMessage({ source: 'lobby-site', version: 1, session: of, type: 'ask' }, to!),
        [base, session],
      )
    await ask('another')
    await ask(id)
    await expectMessage('alive')
    expect((await readMessages()).filter(({ type }) => type === 'alive')).toEqual([
      { origin: base, source: 'lobby-game', version: 1, session: id, type: 'alive' },
    ])
  })

  test('shows the title and the back link of the game page when the page is not in a frame', async () => {
    await openPage(play.open('ana'))
    expect(await page.$$eval('h1, .back', (shown) => shown.filter((each) => each.checkVisibility()).length)).toBe(2)
  })

  test('blocks the game page when another site shows it in a frame', async () => {
    await embed(play.open('ana', { returnUrl: `${getOrigin('north')}/m/home` }), 'evil')
    await vi.waitFor(
      () => expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/'),
      { timeout: 20_000 },
    )
    expect(await readMessages()).toEqual([])
  })
})

describe('the document of the game page', { timeout: 30_000 }, () => {
  test.each([320, 430])(
    'shows the game page without axe violations or horizontal scrolling at a width of %s px',
    async (width) => {
      const id = play.open('ana')
      await openPage(id, { viewport: { width, height: 760 }, bypassCSP: true })
      await page.addScriptTag({ content: axe.source })
      await page.click('summary')
      const check = (options: { readonly runOnly?: string[] } = {}) =>
        page.evaluate(
          async (only) =>
            (
              await (
                globalThis as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
              ).axe.run(only)
            ).violations.map(({ id: rule }) => rule),
          options,
        )
      expect(await check()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.$eval('.spin', (button) => (button.textContent = ''))
      expect(await check({ runOnly: ['button-name'] })).toEqual(['button-name'])
    },
  )

  test('plays a game round without violating the content security policy, which blocks an injected script', async () => {
    await openPage(play.open('ana'))
    await page.click('.spin')
    await waitUntilSpun()
    expect(consoleProblems).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "broken"'
      document.body.append(script)
    })
    expect(await page.title()).not.toBe('broken')
    expect(consoleProblems.join()).toContain('Content Security Policy')
  })

  test('returns to the previous page when the player presses Back after a round on the game page', async () => {
    const id = play.open('ana')
    await openPage(play.open('vip'))
    const before = page.url()
    await page.goto(`${base}/play/${id}`)
    await page.click('.spin')
    await waitUntilSpun()
    await page.goBack()
    expect(page.url()).toBe(before)
  })
})
