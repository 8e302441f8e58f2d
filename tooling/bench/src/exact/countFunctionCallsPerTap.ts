import type { CDPSession, Page } from 'playwright-core'

/** A tap on an element that matches the selector `on`. */
export interface Tap {
  readonly on: string
  /** The position among the elements that match `on`, from 0; -1 is the last one. */
  readonly nth?: number
  /** A selector to wait for before the next tap. */
  readonly then?: string
}

/** Taps in a list of games: on three favourite hearts, on two categories, and on one option in the filter sheet. */
export const GAME_LIST_TAPS: readonly Tap[] = [
  ...[0, 1, 2].map((nth) => ({ on: 'main article [aria-pressed]', nth })),
  { on: 'main [role=tab]', nth: 1, then: 'main article' },
  { on: 'main [role=tab]', nth: 0, then: 'main article' },
  // The first match is the title, which opens the list of categories. The second one opens the sheet with filters.
  { on: 'main button[aria-haspopup=dialog]', nth: 1, then: '[role=dialog] label' },
  { on: '[role=dialog] label', nth: 1 },
  { on: '[role=dialog] button', nth: -1 },
]

/** Returns how many function calls the scripts of one web origin have made since the last call of `takeCalls`. */
async function takeCalls(session: CDPSession, origin: string): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.startsWith(origin))
  return own.flatMap(({ functions }) => functions).reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
}

/**
 * Makes taps on an open page, one after the other.
 *
 * @returns The number of function calls from each tap to the end of the second frame after it. A count does not depend
 *   on the machine's speed.
 */
export async function countFunctionCallsPerTap(
  page: Page,
  session: CDPSession,
  taps: readonly Tap[],
): Promise<number[]> {
  const { origin } = new URL(page.url())
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  const counts: number[] = []
  for (const { on, nth = 0, then } of taps) {
    await page.waitForLoadState('networkidle')
    const target = page.locator(on).nth(nth)
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(twoFrames)
    await takeCalls(session, origin)
    await target.tap()
    await page.evaluate(twoFrames)
    counts.push(await takeCalls(session, origin))
    if (then !== undefined) await page.waitForSelector(then)
  }
  return counts
}

/** Runs in the page. Waits until the browser has painted all pending changes. */
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
