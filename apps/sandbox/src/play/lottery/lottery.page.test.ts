import { DAY_MS } from '@lobby/platform/calendar'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { selectAll } from '../../db/sql.ts'
import {
  getLotteryDrawAtTime,
  buildDrawResultFromFirstPrize,
  getLotteryByCode,
  overrideDrawResult,
} from '../../domain/lotteryDraws.ts'
import { createTestLotteryPages, type TestLotteryPages } from './createTestLotteryPages.ts'

let lottery: TestLotteryPages
let server: Server
let browser: Browser
let base = ''
let page: Page
/** The errors and warnings in the browser console, and uncaught errors. */
let consoleProblems: string[]

beforeAll(async () => {
  const listener = getRequestListener((request) => lottery.app.fetch(request), { overrideGlobalObjects: false })
  server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://play.localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(getChromiumLaunchOptions())
}, 30_000)
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})
beforeEach(() => void (lottery = createTestLotteryPages()))
afterEach(() => page?.context().close())

async function openPage(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  consoleProblems = []
  page = await context.newPage()
  page.on('console', (line) => void (['error', 'warning'].includes(line.type()) && consoleProblems.push(line.text())))
  page.on('pageerror', (error) => consoleProblems.push(error.message))
  // Install a clock in the page. Only the test advances this clock.
  await page.clock.install({ time: lottery.clock.now() - 60_000 })
  await page.clock.pauseAt(lottery.clock.now())
  await page.goto(`${base}/play/lottery/${id}`)
  await expectText('.balance strong', /\d/)
  return page
}
/** Advances the clock of the sandbox and the clock of the page by the same time. */
async function advanceClocks(ms: number): Promise<void> {
  lottery.clock.advance(ms)
  await page.clock.runFor(ms)
}
const text = async (selector: string) => (await page.locator(selector).first().textContent())?.replace(/\s/g, ' ') ?? ''
const expectText = (selector: string, wanted: RegExp) =>
  vi.waitFor(async () => expect(await text(selector)).toMatch(wanted), { timeout: 10_000 })
/** Advances the clocks of the sandbox and the page until a text appears. */
const expectTextWhileTimePasses = (selector: string, wanted: RegExp) =>
  vi.waitFor(
    async () => {
      await advanceClocks(250)
      expect(await text(selector)).toMatch(wanted)
    },
    { timeout: 10_000, interval: 20 },
  )
const setNextResult = (prize: string, code = 'lua-1') => {
  const drawn = getLotteryByCode(code)
  overrideDrawResult(
    lottery.db,
    code,
    getLotteryDrawAtTime(drawn, lottery.clock.now()).index,
    buildDrawResultFromFirstPrize(drawn, prize) ?? '',
  )
}
const orders = () =>
  selectAll<{ status: string; stake: number }>(lottery.db, 'SELECT status, stake FROM lottery_order ORDER BY id')

describe('the betting page', { timeout: 120_000 }, () => {
  test('shows a placed lottery order, the end of the sale and the win on the betting page', async () => {
    await openPage(lottery.open('ana'))
    setNextResult('99999')
    await page.click('.choice:first-child')
    await page.click('.chips label:nth-child(3)')
    expect(await text('.place')).toBe('Apostar R$ 5,00')
    await page.click('.place')
    await expectText('.notice', /Aposta feita no sorteio 20261120-0721/)
    expect(await text('.balance strong')).toBe('R$ 1.245,00')
    expect(await text('.orders .tag')).toBe('Em aberto')
    await advanceClocks(55_000)
    await expectTextWhileTimePasses('.clock .state', /Apostas encerradas/)
    expect(await page.locator('.cancel:enabled').count()).toBe(0)
    await expectTextWhileTimePasses('.notice', /Você ganhou R\$ 9,75 no sorteio 20261120-0721/)
    expect(await page.getAttribute('.result .drawn', 'aria-label')).toBe('9 9 9 9 9')
    expect(await text('.balance strong')).toBe('R$ 1.254,75')
    expect(await text('.orders .tag')).toBe('Ganhou')
    expect(consoleProblems).toEqual([])
  })

  test('adds typed digits as a bet on the betting page of a lottery', async () => {
    await openPage(lottery.open('ana', { code: 'farol', language: 'EN' }))
    await page.click('.tabs label:nth-child(2)')
    await page.fill('.typed input', '7')
    await page.click('.add')
    expect(await text('.place')).toBe('Choose a bet')
    await page.fill('.typed input', '07')
    await page.keyboard.press('Enter')
    await page.click('.lucky')
    expect(await page.locator('.pick').count()).toBe(2)
    await page.click('.pick >> nth=1')
    expect(await text('.pick')).toContain('Last two: 07')
    await page.click('.place')
    await expectText('.bets', /^Last two: 07$/)
    expect(orders()).toEqual([{ status: 'OPEN', stake: 100 }])
  })

  test('cancels a lottery order when the player presses Cancel while the draw is on sale', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await page.click('.place')
    await expectText('.orders .tag', /Em aberto/)
    await page.click('.cancel')
    await expectText('.notice', /R\$ 1,00 voltou ao seu saldo/)
    expect(orders()).toEqual([{ status: 'CANCELLED', stake: 100 }])
  })

  test('places one lottery order when the player presses the button ten times in a row', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await page.evaluate(() => {
      for (let press = 0; press < 10; press++) document.querySelector<HTMLButtonElement>('.place')?.click()
    })
    await expectText('.notice', /Aposta feita/)
    expect(orders()).toHaveLength(1)
  })

  test('places a lottery order one time when its response is lost and the player retries after a reload', async () => {
    await openPage(lottery.open('ana'))
    await page.route('**/order', async (route) => {
      // The server accepts the order, but the page does not receive the response.
      await lottery.app.request(
        route
          .request()
          .url()
          .replace(/localhost:\d+/, 'localhost:4700'),
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: route.request().postData() },
      )
      await route.abort()
    })
    await page.click('.choice:first-child')
    await page.click('.place')
    await expectText('.problem', /nunca é cobrada duas vezes/)
    expect(orders()).toHaveLength(1)
    await page.unroute('**/order')
    await page.reload()
    await expectText('.balance strong', /\d/)
    expect(await text('.place')).toBe('Tentar de novo')
    await page.click('.place')
    await expectText('.notice', /Aposta feita/)
    expect(orders()).toHaveLength(1)
  })

  test('shows the reason when a lottery order is refused', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    lottery.clock.advance(56_000)
    await page.click('.place')
    await expectText('.problem', /não aceita mais apostas/)
    expect(orders()).toEqual([])
    expect(await text('.place')).not.toBe('Tentar de novo')
  })
})

describe('the countdown of the betting page', { timeout: 120_000 }, () => {
  const jump = (ms: number) =>
    page.evaluate((by) => {
      const real = Date.now.bind(Date)
      Date.now = () => real() + by
    }, ms)

  test.each([-DAY_MS, DAY_MS])(
    'shows the same remaining time of the draw when the device clock is changed by %s ms',
    async (by) => {
      await openPage(lottery.open('ana'))
      await advanceClocks(10_000)
      await expectText('.clock .time', /^00:45$/)
      await jump(by)
      const asked = page.waitForResponse(/\/state/)
      await page.clock.runFor(1000)
      await asked
      await expectText('.clock .state', /Fecha em/)
      expect(await text('.clock .time')).toBe('00:45')
    },
  )

  test('shows a lottery draw as closed immediately when the device wakes up after the draw', async () => {
    lottery.clock.advance(45_000)
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await advanceClocks(6000)
    await expectText('.clock .time', /^00:04$/)
    // Make the server unreachable, so that the page must show the state without a response.
    await page.route('**/state*', (route) => route.abort())
    await jump(1_800_000)
    await page.clock.runFor(500)
    await expectText('.clock .state', /Conferindo/)
    expect(await page.isDisabled('.place')).toBe(true)
  })

  test('control: shows the lottery draw as open when the device was not asleep', async () => {
    lottery.clock.advance(45_000)
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await advanceClocks(6000)
    await page.route('**/state*', (route) => route.abort())
    await page.clock.runFor(500)
    await expectText('.clock .time', /^00:04$/)
    expect(await text('.clock .state')).toBe('Fecha em')
    expect(await page.isDisabled('.place')).toBe(false)
  })

  test('subtracts half of the response time from a draw’s remaining time when the network is slow', async () => {
    await openPage(lottery.open('ana'))
    await page.route('**/state*', async (route) => {
      const response = await lottery.app.request(
        route
          .request()
          .url()
          .replace(/localhost:\d+/, 'localhost:4700'),
      )
      await page.clock.runFor(8000)
      await route.fulfill({ body: await response.text(), contentType: 'application/json' })
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    // The sale ends in 55 s according to the response. The page subtracts half of the response time of 8 s.
    await expectText('.clock .time', /^00:51$/)
    expect(await text('.clock .state')).toBe('Fecha em')
  })
})

describe('the lottery lobby', { timeout: 120_000 }, () => {
  test('counts down to each draw in the lottery lobby, and links to the betting page of each lottery', async () => {
    await openPage(lottery.open('ana', { code: null, language: 'EN' }))
    const row = '.row[data-code="lua-1"]'
    await expectText(`${row} .time`, /^01:00$/)
    expect(await text(`${row} .numero`)).toBe('Draw 20261120-0721')
    await advanceClocks(55_000)
    await expectTextWhileTimePasses(`${row} .state`, /Bets are closed/)
    await expectTextWhileTimePasses(`${row} .numero`, /0722/)
    await page.click(row)
    await expectText('.balance strong', /\d/)
    await page.click('.back')
    await expectText('h1', /^Lotteries$/)
    expect(consoleProblems).toEqual([])
  })
})

/** Returns the accessibility rules of axe that the page violates. */
const findViolations = (options: { readonly runOnly?: string[] } = {}) =>
  page.evaluate(
    async (only) =>
      (
        await (
          globalThis as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
        ).axe.run(only)
      ).violations.map(({ id: rule }) => rule),
    options,
  )

describe('the layout of the betting page', { timeout: 120_000 }, () => {
  const topOf = (selector: string) => page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top))

  test.each([320, 360])(
    'keeps the bet panel in the same position at a width of %s px when the next draw opens',
    async (width) => {
      await openPage(lottery.open('ana'), { viewport: { width, height: 740 } })
      const [before, places] = [await topOf('.panel'), new Map<string, number>()]
      for (let at = 0; at < 65; at++, await advanceClocks(1000)) {
        await expectText('.clock .state', /^(?!Conferindo)/)
        places.set(await text('.clock .state'), await topOf('.panel'))
      }
      expect(Object.fromEntries(places)).toMatchObject({ 'Fecha em': before, 'Apostas encerradas': before })
    },
  )

  test('keeps the stakes of the betting page in the same position when the player chooses bets', async () => {
    await openPage(lottery.open('ana'), { viewport: { width: 360, height: 740 } })
    const before = [await topOf('.chips'), await topOf('.place')]
    for (const choice of [1, 2]) await page.click(`.choice:nth-child(${choice})`)
    expect([await topOf('.chips'), await topOf('.place')]).toEqual(before)
    const isTopmostAtCentre = async (chip: number) =>
      page.locator(`.chips label:nth-child(${chip})`).evaluate((label) => {
        const { left, top, width, height } = label.getBoundingClientRect()
        return label.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect([await isTopmostAtCentre(1), await isTopmostAtCentre(2), await isTopmostAtCentre(5)]).toEqual([
      true,
      true,
      true,
    ])
    await page.click('.chips label:nth-child(2)')
    expect([await text('.count'), await text('.place')]).toEqual(['2 apostas · R$ 4,00', 'Apostar R$ 4,00'])
  })
})

describe('a lottery page', { timeout: 120_000 }, () => {
  test.each([
    ['lottery lobby', null, 320],
    ['lottery of digits', 'lua-1', 320],
    ['lottery of dice', 'dado-de-ouro', 430],
    ['lottery of boats', 'regata-3', 320],
    ['lottery of six digits', 'farol', 430],
  ] as const)(
    'shows the page of the %s without axe violations or horizontal scrolling at double text size',
    async (_, code, width) => {
      await openPage(lottery.open('ana', { code }), { viewport: { width, height: 760 }, bypassCSP: true })
      await page.addScriptTag({ content: axe.source })
      // Restart the clock of the page, because axe uses timers.
      await page.clock.resume()
      expect(await findViolations()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test('control: reports an axe violation when an element of the betting page has an unknown ARIA role', async () => {
    await openPage(lottery.open('ana'), { bypassCSP: true })
    await page.addScriptTag({ content: axe.source })
    await page.clock.resume()
    await page.$eval('h1', (title) => title.setAttribute('role', 'no-such-role'))
    expect(await findViolations({ runOnly: ['aria-roles'] })).toEqual(['aria-roles'])
  })
})
