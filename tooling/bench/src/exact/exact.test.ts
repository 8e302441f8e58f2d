import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byDepth } from '@lobby/test-kit/depth'
import { getLaunchOptions } from '@lobby/test-kit'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages, type OpenPages } from '../apps/openPages.ts'
import { openPhone } from '../browser/openPhone.ts'
import { floorTile, openFloorList, openSiteList, siteTile } from '../list/openList.ts'
import { changeRoutes, siteStops } from './changeRoutes.ts'
import { driveTimers, hide, type DrivenTimers } from './driveTimers.ts'
import { openFloorCountdowns, openSiteCountdowns } from './openCountdowns.ts'
import { settledMemory } from './settledMemory.ts'
import { countTaps, listTaps, type Tap } from './tapWork.ts'

// Long, because the machine may be busy.
const options = { timeout: 120_000 }

const work = mkdtempSync(join(tmpdir(), 'lobby-exact-'))
let pages: OpenPages
let browser: Browser

beforeAll(async () => {
  pages = await openPages(work, 'aurora')
  browser = await chromium.launch(getLaunchOptions())
}, options.timeout)
afterAll(async () => {
  await browser.close()
  await pages[Symbol.asyncDispose]()
  rmSync(work, { recursive: true, force: true })
})

async function phone() {
  const opened = await openPhone(browser)
  onTestFinished(() => opened[Symbol.asyncDispose]())
  return opened
}

type Open = (page: Page, pages: OpenPages) => Promise<void>

/**
 * What wakes a page of countdowns in ten seconds while it is hidden, and in ten when it is seen again.
 * @param once milliseconds after which what was to happen once, such as an answer that is no longer fresh, has happened
 * @param back lets it be seen again, until it is as it stays
 */
async function wakeUps(open: Open, once: number, back: (page: Page, timers: DrivenTimers) => Promise<void>) {
  const { page } = await phone()
  // Carousels on the same page move by themselves, unless less motion is wanted.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const timers = await driveTimers(page)
  await open(page, pages)
  await timers.stop()
  await hide(page)
  await timers.wakeUps(once)
  const hidden = await timers.wakeUps(10_000)
  await back(page, timers)
  return { hidden, seen: await timers.wakeUps(10_000) }
}

test('50 countdowns wake a page twice a second, and not at all while it is hidden', options, async () => {
  const figures = await wakeUps(openSiteCountdowns, 120_000, async (page, timers) => {
    const first = page.getByRole('timer').first()
    await hide(page, false)
    // The draws are asked for anew, and their countdowns start once they are on screen.
    await expect
      .poll(async () => (await timers.wakeUps(1), (await first.textContent()) ?? ''))
      .toMatch(/^(00:59|01:00):/)
    await expect.poll(() => timers.repeating()).toEqual(expect.arrayContaining([500]))
  })
  expect(figures).toEqual({ hidden: 0, seen: 20 })
})

test('the control: 50 countdowns with a timer each are counted, hidden and seen', options, async () => {
  expect(await wakeUps(openFloorCountdowns, 1000, (page) => hide(page, false))).toEqual({ hidden: 1000, seen: 1000 })
})

/** A multiple of the stops, so that it ends where it began. */
const changes = 18
// `npm test` proves the same of the screens of lotteries alone: packages/features/lottery/src/screens/roundTrips.test.tsx.
const deep = { ...options, tags: ['deep'] }

/** How many nodes and listeners a page has more after some changes of the route. */
async function grownBy(prepare: (page: Page) => Promise<void>) {
  const { page, session } = await phone()
  await prepare(page)
  await page.goto(`${pages.site}/m/home`)
  await changeRoutes(page, siteStops, 9)
  // What comes once the page is calm is there: it listens for a pull.
  await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'contain')
  // What else comes once, or goes, has come and gone when three more changes make no difference.
  let before = await settledMemory(page, session)
  for (let tries = 0; tries < 4; tries++) {
    const earlier = before
    await changeRoutes(page, siteStops, 3)
    before = await settledMemory(page, session)
    if (before.nodes === earlier.nodes && before.listeners === earlier.listeners) break
  }
  await changeRoutes(page, siteStops, changes)
  const after = await settledMemory(page, session)
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }
}

test(`${changes} changes of the route leave no node and no listener behind`, deep, async () => {
  expect(await grownBy(async () => undefined)).toEqual({ nodes: 0, listeners: 0 })
})

test('the control: a node and a listener that each change of the route keeps are counted', deep, async () => {
  const leak = () => {
    const kept: Node[] = []
    addEventListener('popstate', () => {
      const node = document.createElement('i')
      kept.push(node)
      addEventListener('resize', () => kept.push(node))
    })
  }
  expect(await grownBy(async (page) => void (await page.addInitScript(leak)))).toEqual({
    nodes: changes,
    listeners: changes,
  })
})

/** The most elements that a document has while a list of 10,000 games is gone through. */
const most = 250

/** The most elements of a document at some places of its list, each once a tile stands there; places are parts of its length. */
async function elementsOf(open: (page: Page) => Promise<void>, tile: string, places: readonly number[]) {
  const { page } = await phone()
  await open(page)
  const counts: number[] = []
  for (const part of places) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part)
    await page.waitForFunction((one) => document.elementFromPoint(innerWidth / 6, innerHeight / 2)?.closest(one), tile)
    counts.push(await page.evaluate(() => document.getElementsByTagName('*').length))
  }
  return Math.max(...counts)
}

test('a list of 10,000 games draws what is near the screen alone, wherever it is', options, async () => {
  expect(
    await elementsOf((page) => openSiteList(page, pages), siteTile, [0, 0.25, 0.5, 0.75, 0.95]),
  ).toBeLessThanOrEqual(most)
})

test('the control: a list that draws every game is counted', options, async () => {
  // As many as prove it, and without their pictures. The floor's server would compress the whole list for seconds.
  const few = 500
  const open = async (page: Page) => {
    await page.route('**/games-10000.json', (route) =>
      route.fulfill({ json: pages.games.slice(0, few).map((game) => ({ ...game, iconUrl: 'data:,' })) }),
    )
    await openFloorList(page, pages)
  }
  expect(await elementsOf(open, floorTile, [0])).toBeGreaterThan(3 * few)
})

/**
 * Calls of functions that a tap may take until it is answered: at half a millionth of a second each, with the style, layout and paint that come of
 * them (docs/speed.md), 200 ms on a phone that is five times slower than the machine on which that was measured.
 */
const mostCalls = 80_000

/**
 * The most calls that a tap of the list of 10,000 games takes: each is made several times, and its fewest count. What the first loads is there at the
 * next, and slices of a change that a busy machine draws late are not of every one.
 */
async function callsOfTaps(
  taps: readonly Tap[],
  times: number,
  plant: (page: Page) => Promise<void> = async () => undefined,
) {
  const { page, session } = await phone()
  await openSiteList(page, pages)
  await plant(page)
  const rounds: number[][] = []
  for (let round = 0; round < times; round++) rounds.push(await countTaps(page, session, taps))
  // A tap that nothing answered would take few.
  expect(Math.min(...rounds.flat())).toBeGreaterThan(500)
  return Math.max(...taps.map((_, tap) => Math.min(...rounds.map((calls) => calls[tap] ?? 0))))
}

test(
  'a tap in a list of 10,000 games takes no more work than a slow phone does in 200 ms',
  { ...options, tags: ['R3'] },
  async () => {
    expect(await callsOfTaps(listTaps, byDepth(2, 3))).toBeLessThanOrEqual(mostCalls)
  },
)

test('control: a tap that sets off what hundreds do is counted', { ...options, tags: ['R3-control'] }, async () => {
  const plant = () =>
    document.addEventListener('click', ({ isTrusted }) => {
      const hearts = isTrusted ? document.querySelectorAll<HTMLElement>('main article [aria-pressed]') : []
      for (let round = 0; round < 120; round++) for (const heart of hearts) heart.click()
    })
  expect(await callsOfTaps(listTaps.slice(0, 1), 1, (page) => page.evaluate(plant))).toBeGreaterThan(mostCalls)
})
