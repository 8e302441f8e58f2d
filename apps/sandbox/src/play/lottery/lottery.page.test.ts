import { DAY_MS } from '@lobby/platform/calendar'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { launchOptions } from '@lobby/test-kit'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { all } from '../../db/sql.ts'
import { drawAt, resultFrom, lotteryByCode, setResult } from '../../domain/lotteryDraws.ts'
import { testLottery, type TestLottery } from './testing.ts'

let lottery: TestLottery
let server: Server
let browser: Browser
let base = ''
let page: Page
/** What the browser complained of. */
let complaints: string[]

beforeAll(async () => {
  const listener = getRequestListener((request) => lottery.app.fetch(request), { overrideGlobalObjects: false })
  server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://play.localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(launchOptions())
}, 30_000)
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})
beforeEach(() => void (lottery = testLottery()))
afterEach(() => page?.context().close())

async function openPage(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  complaints = []
  page = await context.newPage()
  page.on('console', (line) => void (['error', 'warning'].includes(line.type()) && complaints.push(line.text())))
  page.on('pageerror', (error) => complaints.push(error.message))
  // Their time is the test's: it stands until it is moved.
  await page.clock.install({ time: lottery.clock.now() - 60_000 })
  await page.clock.pauseAt(lottery.clock.now())
  await page.goto(`${base}/play/lottery/${id}`)
  await shows('.balance strong', /\d/)
  return page
}
/** Both clocks, the platform's and the page's. */
async function pass(ms: number): Promise<void> {
  lottery.clock.advance(ms)
  await page.clock.runFor(ms)
}
const text = async (selector: string) => (await page.locator(selector).first().textContent())?.replace(/\s/g, ' ') ?? ''
const shows = (selector: string, wanted: RegExp) =>
  vi.waitFor(async () => expect(await text(selector)).toMatch(wanted), { timeout: 10_000 })
/** The same, with both clocks going on meanwhile. */
const until = (selector: string, wanted: RegExp) =>
  vi.waitFor(
    async () => {
      await pass(250)
      expect(await text(selector)).toMatch(wanted)
    },
    { timeout: 10_000, interval: 20 },
  )
const force = (prize: string, code = 'lua-1') => {
  const its = lotteryByCode(code)
  setResult(lottery.db, code, drawAt(its, lottery.clock.now()).index, resultFrom(its, prize) ?? '')
}
const orders = () =>
  all<{ status: string; stake: number }>(lottery.db, 'SELECT status, stake FROM lottery_order ORDER BY id')

describe('betting', { timeout: 120_000 }, () => {
  test('an order is placed, closes with its draw, and is settled when the numbers come', async () => {
    await openPage(lottery.open('ana'))
    force('99999')
    await page.click('.choice:first-child')
    await page.click('.chips label:nth-child(3)')
    expect(await text('.place')).toBe('Apostar R$ 5,00')
    await page.click('.place')
    await shows('.notice', /Aposta feita no sorteio 20261120-0721/)
    expect(await text('.balance strong')).toBe('R$ 1.245,00')
    expect(await text('.orders .tag')).toBe('Em aberto')
    await pass(55_000)
    await until('.clock .state', /Apostas encerradas/)
    expect(await page.locator('.cancel:enabled').count()).toBe(0)
    await until('.notice', /Você ganhou R\$ 9,75 no sorteio 20261120-0721/)
    expect(await page.getAttribute('.result .drawn', 'aria-label')).toBe('9 9 9 9 9')
    expect(await text('.balance strong')).toBe('R$ 1.254,75')
    expect(await text('.orders .tag')).toBe('Ganhou')
    expect(complaints).toEqual([])
  })

  test('digits are typed, and what is chosen can be taken out again', async () => {
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
    await shows('.bets', /^Last two: 07$/)
    expect(orders()).toEqual([{ status: 'OPEN', stake: 100 }])
  })

  test('an order is taken back while its draw is on sale', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await page.click('.place')
    await shows('.orders .tag', /Em aberto/)
    await page.click('.cancel')
    await shows('.notice', /R\$ 1,00 voltou ao seu saldo/)
    expect(orders()).toEqual([{ status: 'CANCELLED', stake: 100 }])
  })

  test('ten presses in a row are one order', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await page.evaluate(() => {
      for (let press = 0; press < 10; press++) document.querySelector<HTMLButtonElement>('.place')?.click()
    })
    await shows('.notice', /Aposta feita/)
    expect(orders()).toHaveLength(1)
  })

  test('a lost answer keeps its key: trying again is the same order, over a reload too', async () => {
    await openPage(lottery.open('ana'))
    await page.route('**/order', async (route) => {
      // The platform takes the order; the answer is lost on its way.
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
    await shows('.problem', /nunca é cobrada duas vezes/)
    expect(orders()).toHaveLength(1)
    await page.unroute('**/order')
    await page.reload()
    await shows('.balance strong', /\d/)
    expect(await text('.place')).toBe('Tentar de novo')
    await page.click('.place')
    await shows('.notice', /Aposta feita/)
    expect(orders()).toHaveLength(1)
  })

  test('an order that the platform refuses is said, and the next one is another', async () => {
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    lottery.clock.advance(56_000)
    await page.click('.place')
    await shows('.problem', /não aceita mais apostas/)
    expect(orders()).toEqual([])
    expect(await text('.place')).not.toBe('Tentar de novo')
  })
})

describe('the clock of the page', { timeout: 120_000 }, () => {
  const jump = (ms: number) =>
    page.evaluate((by) => {
      const real = Date.now.bind(Date)
      Date.now = () => real() + by
    }, ms)

  test.each([-DAY_MS, DAY_MS])(
    'the device’s clock is set by %s ms: the platform is asked, and what remains is the same',
    async (by) => {
      await openPage(lottery.open('ana'))
      await pass(10_000)
      await shows('.clock .time', /^00:45$/)
      await jump(by)
      const asked = page.waitForResponse(/\/state/)
      await page.clock.runFor(1000)
      await asked
      await shows('.clock .state', /Fecha em/)
      expect(await text('.clock .time')).toBe('00:45')
    },
  )

  test('a device that slept through the end shows nothing open when it wakes, before anybody has answered', async () => {
    lottery.clock.advance(45_000)
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await pass(6000)
    await shows('.clock .time', /^00:04$/)
    // The platform is not reached: what the page shows, it shows by itself.
    await page.route('**/state*', (route) => route.abort())
    await jump(1_800_000)
    await page.clock.runFor(500)
    await shows('.clock .state', /Conferindo/)
    expect(await page.isDisabled('.place')).toBe(true)
  })

  test('the control: awake at the same time it is open', async () => {
    lottery.clock.advance(45_000)
    await openPage(lottery.open('ana'))
    await page.click('.choice:first-child')
    await pass(6000)
    await page.route('**/state*', (route) => route.abort())
    await page.clock.runFor(500)
    await shows('.clock .time', /^00:04$/)
    expect(await text('.clock .state')).toBe('Fecha em')
    expect(await page.isDisabled('.place')).toBe(false)
  })

  test('a slow line: what was asked long ago is older than its arrival', async () => {
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
    // 55 seconds, less half of eight on the way.
    await shows('.clock .time', /^00:51$/)
    expect(await text('.clock .state')).toBe('Fecha em')
  })
})

describe('the lobby', { timeout: 120_000 }, () => {
  test('counts every draw down, and leads to a lottery and back', async () => {
    await openPage(lottery.open('ana', { code: null, language: 'EN' }))
    const row = '.row[data-code="lua-1"]'
    await shows(`${row} .time`, /^01:00$/)
    expect(await text(`${row} .numero`)).toBe('Draw 20261120-0721')
    await pass(55_000)
    await until(`${row} .state`, /Bets are closed/)
    await until(`${row} .numero`, /0722/)
    await page.click(row)
    await shows('.balance strong', /\d/)
    await page.click('.back')
    await shows('h1', /^Lotteries$/)
    expect(complaints).toEqual([])
  })
})

/** The rules of axe that the page violates. */
const violations = (options: { readonly runOnly?: string[] } = {}) =>
  page.evaluate(
    async (only) =>
      (
        await (
          globalThis as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
        ).axe.run(only)
      ).violations.map(({ id: rule }) => rule),
    options,
  )

describe('what stays in its place', { timeout: 120_000 }, () => {
  const topOf = (selector: string) => page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top))

  test.each([320, 360])(
    'the panel does not move at %s px when a draw closes, is drawn, and the next one opens',
    async (width) => {
      await openPage(lottery.open('ana'), { viewport: { width, height: 740 } })
      const [before, places] = [await topOf('.panel'), new Map<string, number>()]
      for (let at = 0; at < 65; at++, await pass(1000)) {
        await shows('.clock .state', /^(?!Conferindo)/)
        places.set(await text('.clock .state'), await topOf('.panel'))
      }
      expect(Object.fromEntries(places)).toMatchObject({ 'Fecha em': before, 'Apostas encerradas': before })
    },
  )

  test('the stakes stay in view and can be tapped, before and after bets are chosen', async () => {
    await openPage(lottery.open('ana'), { viewport: { width: 360, height: 740 } })
    const before = [await topOf('.chips'), await topOf('.place')]
    for (const choice of [1, 2]) await page.click(`.choice:nth-child(${choice})`)
    expect([await topOf('.chips'), await topOf('.place')]).toEqual(before)
    const middle = async (chip: number) =>
      page.locator(`.chips label:nth-child(${chip})`).evaluate((label) => {
        const { left, top, width, height } = label.getBoundingClientRect()
        return label.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect([await middle(1), await middle(2), await middle(5)]).toEqual([true, true, true])
    await page.click('.chips label:nth-child(2)')
    expect([await text('.count'), await text('.place')]).toEqual(['2 apostas · R$ 4,00', 'Apostar R$ 4,00'])
  })
})

describe('the look', { timeout: 120_000 }, () => {
  test.each([
    ['lobby', null, 320],
    ['digits', 'lua-1', 320],
    ['dice', 'dado-de-ouro', 430],
    ['boats', 'regata-3', 320],
    ['six digits', 'farol', 430],
  ] as const)(
    'of %s has no axe violation and no sideways scroll, with a text of twice the size neither',
    async (_, code, width) => {
      await openPage(lottery.open('ana', { code }), { viewport: { width, height: 760 }, bypassCSP: true })
      await page.addScriptTag({ content: axe.source })
      // axe waits by the page's clock.
      await page.clock.resume()
      expect(await violations()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test('the control: axe reports a role that does not exist', async () => {
    await openPage(lottery.open('ana'), { bypassCSP: true })
    await page.addScriptTag({ content: axe.source })
    await page.clock.resume()
    await page.$eval('h1', (title) => title.setAttribute('role', 'no-such-role'))
    expect(await violations({ runOnly: ['aria-roles'] })).toEqual(['aria-roles'])
  })
})
