import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { listSportsGamesWithMatches, findMatchOfGameSession, type MatchWithOdds } from '../domain/matchBets.ts'
import { demoGames } from '../seed/games.ts'
import { createTestGamePages } from './createTestGamePages.ts'

const play = createTestGamePages()
let server: Server
let browser: Browser
let base = ''
let page: Page
const consoleProblems: string[] = []

beforeAll(async () => {
  server = createServer(
    (request, response) => void getRequestListener(play.app.fetch, { overrideGlobalObjects: false })(request, response),
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

const sports = listSportsGamesWithMatches(play.db, 'north')[0]?.nodeId ?? 0
const match = (): MatchWithOdds => {
  const found = findMatchOfGameSession(play.db, 'north', sports, play.clock.now())
  if (!found) throw new Error('The game has no match.')
  return found
}
async function openPage(game: number, width = 360): Promise<string> {
  const id = play.open('ana', { game })
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  consoleProblems.length = 0
  page = await context.newPage()
  page.on('console', (line) => void (['error', 'warning'].includes(line.type()) && consoleProblems.push(line.text())))
  page.on('pageerror', (error) => consoleProblems.push(error.message))
  await page.goto(`${base}/play/${id}`)
  return id
}
const text = async (selector: string) => (await page.textContent(selector))?.replace(/\s+/g, ' ').trim() ?? ''
const waitUntilSettled = () =>
  page.waitForFunction(() => document.querySelector('.spin')?.getAttribute('aria-disabled') === 'false')
const bets = (id: string) =>
  selectAll<{ stake: number; payout: number; outcome: string }>(
    play.db,
    'SELECT stake, payout, outcome FROM bet WHERE session = :id ORDER BY round',
    { id },
  )

describe('the page of a match', { timeout: 30_000 }, () => {
  test('shows the teams and odds of a match instead of reels on the game page', async () => {
    await openPage(sports)
    const { home, away, odds } = match()
    expect([await text('h1'), await page.title()]).toEqual([
      `${home.name} – ${away.name}`,
      `${home.name} – ${away.name}`,
    ])
    expect(await page.locator('.reels, .strip, details').count()).toBe(0)
    const written = odds.map((each) => (each / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }))
    expect(
      await page.$$eval('.picks label', (labels) =>
        labels.map((label) => label.textContent?.replace(/\s+/g, ' ').trim()),
      ),
    ).toEqual([`${home.name} ${written[0]}`, `Empate ${written[1]}`, `${away.name} ${written[2]}`])
    expect(
      await page.$$eval('.teams img', (crests) =>
        crests.every((crest) => (crest as HTMLImageElement).naturalWidth > 0),
      ),
    ).toBe(true)
    expect(consoleProblems).toEqual([])
  })

  test('accepts a bet on a match only after the player has chosen an outcome', async () => {
    const id = await openPage(sports)
    await page.click('.spin')
    expect(await text('.problem')).toBe('Escolha primeiro um resultado.')
    expect(bets(id)).toEqual([])
    const results = { won: '', lost: '' }
    for (let at = 0; at < 40 && !(results.won && results.lost); at++) {
      await page.click(`.picks label:nth-child(${1 + (at % 3)})`)
      await page.click('.spin')
      await waitUntilSettled()
      const made = bets(id)
      expect(made).toHaveLength(at + 1)
      results[(made[at]?.payout ?? 0) > 0 ? 'won' : 'lost'] = await text('.result')
    }
    expect(results.won).toMatch(/^Resultado: .+\. Você ganhou R\$ \d/)
    expect(results.lost).toMatch(/^Resultado: .+\. Desta vez não\.$/)
    expect(JSON.parse(bets(id)[0]?.outcome ?? '{}')).toMatchObject({ pick: 0 })
  })

  test('settles a bet on a match one time when its response is lost and the player retries after a reload', async () => {
    const id = await openPage(sports)
    await page.route('**/round', async (route) => {
      // The server settles the bet, but the page does not receive the response.
      const body = route.request().postData()
      await play.app.request(route.request().url(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      await route.abort()
    })
    await page.click('.picks label:nth-child(3)')
    await page.click('.spin')
    await page.waitForSelector('.problem.shown')
    await page.unroute('**/round')
    await page.reload()
    expect(await page.isChecked('.picks label:nth-child(3) input')).toBe(true)
    expect(await page.isDisabled('.picks input')).toBe(true)
    await page.click('.spin')
    await waitUntilSettled()
    expect(bets(id)).toHaveLength(1)
    expect(await text('.result')).toMatch(/^Resultado: /)
  })

  test.each([320, 430])(
    'shows a match without axe violations or horizontal scrolling at a width of %s px',
    async (width) => {
      await openPage(sports, width)
      await page.addScriptTag({ content: axe.source })
      const violations = await page.evaluate(async () =>
        (
          await (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run()
        ).violations.map(({ id }) => id),
      )
      expect(violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
})

test.each(['LIVE', 'PVP'] as const)(
  'accepts bets and shows no reels on the page of a game in the category %s',
  { timeout: 30_000 },
  async (category) => {
    const id = await openPage(
      demoGames.find(({ gameType, supportPlay }) => gameType === category && supportPlay)?.nodeId ?? 0,
    )
    expect(await page.locator('.reels, details').count()).toBe(0)
    expect(await text('.spin')).toBe('Apostar')
    await page.click('.spin')
    await waitUntilSettled()
    expect(bets(id)).toHaveLength(1)
    expect(await text('.result')).toMatch(/Você ganhou|Desta vez não\./)
    expect(consoleProblems).toEqual([])
  },
)
