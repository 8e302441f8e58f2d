import type { CDPSession, Page } from 'playwright-core'
import { readMetrics } from './readMemory.ts'
import type { Tap } from './listTaps.ts'

/** What a page did for a tap until its next two frames: counted, so that no machine is too slow or too busy for it. */
export interface TapWork {
  readonly on: string
  /** Calls of functions of the page's own scripts. */
  readonly calls: number
  /** How often everything that had changed was laid out. */
  readonly layouts: number
}

/** Calls since it was last asked, of scripts of this origin. */
async function takeCalls(session: CDPSession, origin: string): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.startsWith(origin))
  return own.flatMap(({ functions }) => functions).reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
}

/** Taps a page that is open, one after the other, and counts what each takes until it has answered. */
export async function countTaps(page: Page, session: CDPSession, taps: readonly Tap[]): Promise<TapWork[]> {
  const { origin } = new URL(page.url())
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  const works: TapWork[] = []
  for (const { on, nth = 0, then } of taps) {
    await page.waitForLoadState('networkidle')
    const target = page.locator(on).nth(nth)
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(twoFrames)
    await takeCalls(session, origin)
    const before = (await readMetrics(session))('LayoutCount')
    await target.tap()
    await page.evaluate(twoFrames)
    const calls = await takeCalls(session, origin)
    works.push({ on: `${on} ${nth}`, calls, layouts: (await readMetrics(session))('LayoutCount') - before })
    if (then !== undefined) await page.waitForSelector(then)
  }
  return works
}

/** Runs in the page: until the browser has drawn what there was to draw. */
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
