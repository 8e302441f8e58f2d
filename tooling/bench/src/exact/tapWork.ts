import type { CDPSession, Page } from 'playwright-core'

/** A tap on an element. */
export interface Tap {
  readonly on: string
  /** The position among the elements that match `on`, from 0; -1 is the last one. */
  readonly nth?: number
  /** A selector that is awaited before the next tap. */
  readonly then?: string
}

/** Taps in a list of games: three hearts, the first two categories, and a choice in the filter's sheet. */
export const listTaps: readonly Tap[] = [
  ...[0, 1, 2].map((nth) => ({ on: 'main article [aria-pressed]', nth })),
  { on: 'main [role=tab]', nth: 1, then: 'main article' },
  { on: 'main [role=tab]', nth: 0, then: 'main article' },
  // The first of them is the title, which picks another kind.
  { on: 'main button[aria-haspopup=dialog]', nth: 1, then: '[role=dialog] label' },
  { on: '[role=dialog] label', nth: 1 },
  { on: '[role=dialog] button', nth: -1 },
]

/** Calls since it was last asked, of functions in scripts of this origin. */
async function takeCalls(session: CDPSession, origin: string): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.startsWith(origin))
  return own.flatMap(({ functions }) => functions).reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
}

/**
 * Taps a page that is open, one after the other.
 *
 * @returns How many function calls each took until the next two frames: a count, so that no machine is too slow or too busy for it.
 */
export async function countTaps(page: Page, session: CDPSession, taps: readonly Tap[]): Promise<number[]> {
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

/** Runs in the page: until the browser has drawn what there was to draw. */
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
