import { test, type CDPSession, type Locator, type Page, type Request } from '@playwright/test'
import { expect } from '../expect.ts'
import { installPageGuard } from './installPageGuard.ts'

/**
 * How long the player watches the page after each step for unexpected movements. The time is longer than the pause of a
 * list between two requests for more rows.
 */
const OBSERVATION_MS = 350
/** How long a page may take to become idle after a step. */
const IDLE_TIMEOUT_MS = 20_000
/** A request that has been running for longer than this no longer delays the next step. */
const OLD_REQUEST_MS = 8000
/**
 * A swipe sends this number of move events to new positions. Then it sends `REST_MOVES` events at the last position,
 * before the finger is lifted.
 */
const SWIPE_MOVES = 3
const REST_MOVES = 2
/**
 * The difference between the timestamps of two move events, in seconds. It is long, so that the page stops scrolling
 * when the finger is lifted.
 */
const MOVE_INTERVAL_S = 0.1
/** How far a finger must move before the browser treats the touch as a swipe, in CSS pixels. */
const TOUCH_SLOP_PX = 15
/** The maximum difference between two scroll distances that count as equal. The browser rounds scroll distances. */
const MOVE_TOLERANCE_PX = 4
const MAX_SWIPES = 30

export interface JourneyStepOptions {
  /** True if the page may scroll in this step, for example to the first field with an error. */
  readonly scrolls?: boolean
}

/**
 * A simulated player who uses the site by touch. After each step it reports problems that a real player would notice.
 */
export interface SimulatedPlayer {
  /**
   * Runs an action, waits until the page is idle, and then watches the page.
   * @throws When the page scrolls unexpectedly, when the focus or a message is out of view or covered, or on a console
   *   error.
   */
  readonly step: (title: string, action: () => Promise<unknown>, options?: JourneyStepOptions) => Promise<void>
  /** Swipes an element into view if needed, and taps its middle. Throws when another element covers it. */
  readonly tap: (target: Locator, options?: { readonly times?: number }) => Promise<void>
  /** Taps a field and fills it. */
  readonly fill: (field: Locator, text: string) => Promise<void>
  /**
   * Swipes with one finger by a number of CSS pixels. A positive number scrolls towards the end of the page.
   */
  readonly swipe: (down: number) => Promise<void>
  /** Swipes towards the end of the page, or towards its top, until an element is in the document and in view. */
  readonly swipeTo: (target: Locator, towards?: 'end' | 'top') => Promise<void>
  /** Swipes to the current end of the page. More content may load meanwhile. */
  readonly swipeToEnd: () => Promise<void>
}

export interface SimulatedPlayerOptions {
  readonly page: Page
  readonly session: CDPSession
  /** Console errors and page errors so far. */
  readonly problems: readonly string[]
}

/** Creates a player for a browser page that has not loaded a document yet. */
export async function createSimulatedPlayer({
  page,
  session,
  problems,
}: SimulatedPlayerOptions): Promise<SimulatedPlayer> {
  await page.addInitScript(installPageGuard)
  const running = new Map<Request, number>()
  page.on('request', (request) => running.set(request, Date.now()))
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  let faults: string[] = []

  const isWaiting = () => [...running.values()].some((since) => Date.now() - since < OLD_REQUEST_MS)
  // If the page loads another document during an evaluation, evaluate again in the new document.
  const retryInNextDocument = async <T>(evaluate: () => Promise<T>): Promise<T> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await evaluate()
      } catch (error) {
        if (attempt === 4 || !/context was destroyed|navigation|Cannot find context/i.test(String(error))) throw error
        await page.waitForLoadState('domcontentloaded')
      }
    }
  }

  async function waitUntilIdle(): Promise<void> {
    const end = Date.now() + IDLE_TIMEOUT_MS
    for (let quiet = 0; quiet < 2;) {
      await expect
        .poll(isWaiting, {
          message: 'waits until all requests are answered',
          intervals: [50],
          timeout: IDLE_TIMEOUT_MS,
        })
        .toBe(false)
      await retryInNextDocument(() => page.evaluate(() => window.journeyGuard?.settle()))
      quiet = isWaiting() ? 0 : quiet + 1
      if (Date.now() > end)
        throw new Error(
          `The page did not become idle within ${IDLE_TIMEOUT_MS} ms. Running requests: ` +
            `${[...running.keys()].map((each) => each.url()).join(', ')}`,
        )
    }
  }

  async function drag(from: { readonly x: number; readonly y: number }, dx: number, dy: number): Promise<number> {
    const before = await page.evaluate(() => window.journeyGuard?.touchDown() ?? [])
    const parts = [
      ...Array.from({ length: SWIPE_MOVES }, (_, move) => (move + 1) / SWIPE_MOVES),
      ...Array.from({ length: REST_MOVES }, () => 1),
    ]
    const reach = (distance: number) => distance + Math.sign(distance) * TOUCH_SLOP_PX
    let timestamp = Date.now() / 1000 - (parts.length + 2) * MOVE_INTERVAL_S
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: (timestamp += MOVE_INTERVAL_S),
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x - reach(dx) * part, y: from.y - reach(dy) * part, id: 0 }],
      })
    await send('touchStart', 0)
    for (const part of parts) await send('touchMove', part)
    await send('touchEnd', 1)
    const after = await page.evaluate(() => window.journeyGuard?.liftFinger() ?? [])
    const moved = (after[0] ?? 0) - (before[0] ?? 0)
    if (Math.abs(moved) > Math.abs(dy) + MOVE_TOLERANCE_PX)
      faults.push(`the page moved by ${Math.round(moved)} px under a finger that moved by ${Math.round(dy)} px`)
    return moved
  }

  async function bring(target: Locator) {
    for (let swipes = 0; ; swipes++) {
      const place = await target.evaluate((element) => window.journeyGuard?.findPosition(element))
      if (!place)
        throw new Error('The page has no guard: `installPageGuard` must run before the first script of the page.')
      if (swipes === MAX_SWIPES) return place
      if (place.isGone) await expect(target).toBeVisible()
      else if (!place.swipe) return place
      else await drag(place.swipe.from, place.swipe.dx, place.swipe.dy)
    }
  }

  const swipe = async (down: number) => {
    const { height, width } = page.viewportSize() ?? { height: 800, width: 360 }
    let left = down
    while (Math.abs(left) >= 1) {
      const part = Math.sign(left) * Math.min(Math.abs(left), height * 0.5)
      const moved = await drag({ x: width / 2, y: height / 2 + part / 2 }, 0, part)
      left -= part
      if (Math.abs(moved) < 1) return
    }
  }

  const tap = async (target: Locator, { times = 1 } = {}) => {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    const { x, y, coveredBy } = await bring(target)
    if (coveredBy !== '')
      throw new Error(
        `${String(target)} cannot be tapped at ${Math.round(x)}, ${Math.round(y)}: it is covered by ${coveredBy}.`,
      )
    await page.evaluate(() => window.journeyGuard?.recordTap())
    for (let time = 0; time < times; time++) await page.touchscreen.tap(x, y)
  }

  return {
    tap,
    swipe,
    fill: async (field, text) => {
      await tap(field)
      await field.fill(text)
    },
    swipeTo: async (target, towards = 'end') => {
      for (let swipes = 0; swipes < MAX_SWIPES && (await target.count()) === 0; swipes++)
        await swipe(towards === 'end' ? 400 : -400)
      await bring(target.first())
    },
    swipeToEnd: async () => {
      const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      await swipe(left)
    },
    step: (title, action, { scrolls = false } = {}) =>
      test.step(
        title,
        async () => {
          faults = []
          const inspect = (milliseconds: number) =>
            retryInNextDocument(() =>
              page.evaluate((options) => window.journeyGuard?.inspect(options) ?? [], {
                milliseconds,
                mayScroll: scrolls,
              }),
            )
          await retryInNextDocument(() => page.evaluate(() => window.journeyGuard?.beginStep()))
          try {
            await action()
          } catch (cause) {
            // Add problems such as an unexpected scroll to the error, because they can explain why the action failed.
            const found = [...faults, ...(await inspect(0).catch(() => []))]
            throw found.length === 0
              ? cause
              : new Error(`In the step "${title}":\n${found.join('\n')}\n${String(cause)}`, { cause })
          }
          await waitUntilIdle()
          const wrong = [...faults, ...(await inspect(OBSERVATION_MS)), ...problems]
          if (wrong.length > 0) throw new Error(`After the step "${title}":\n${wrong.join('\n')}`)
        },
        { box: true },
      ),
  }
}
