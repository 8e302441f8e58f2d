import type { CDPSession, Page } from 'playwright-core'
import { startTrace } from '../browser/startTrace.ts'
import type { Tap } from '../exact/listTaps.ts'
import { readMetrics } from '../exact/readMemory.ts'
import { frameCategories, frameWork } from './frameWork.ts'

export interface Taps {
  /** Milliseconds from the finger to the next frame: of the slowest tap, and of the one in the middle. */
  readonly worst: number
  readonly median: number
  /** What the slowest was on. */
  readonly slowest: string
  readonly count: number
  /** Milliseconds of the processor until that frame: of the tap that took most, and of the one in the middle. */
  readonly mostFrame: number
  readonly medianFrame: number
  /** Milliseconds of the processor that the main thread took for a tap and what came of it: the same on a machine with other work. */
  readonly work: number
}

/** The browser tells of no interaction that took less, in milliseconds. */
const least = 16

/** Taps a page that is open, one after the other, each once the one before is done with. */
export async function measureTaps(page: Page, session: CDPSession, taps: readonly Tap[]): Promise<Taps> {
  await page.evaluate(observe, least)
  const before = (await readMetrics(session))('ThreadTime')
  const times: { on: string; time: number; frame: number }[] = []
  for (const { on, nth = 0, then } of taps) {
    const stop = await startTrace(session, frameCategories)
    await page.locator(on).nth(nth).tap()
    if (then !== undefined) await page.waitForSelector(then)
    await page.waitForLoadState('networkidle')
    const time = Math.max(least, await page.evaluate(takeSlowest))
    times.push({ on: `${on} ${nth}`, time, frame: frameWork(await stop()) })
  }
  const work = (((await readMetrics(session))('ThreadTime') - before) * 1000) / taps.length
  const sorted = times.toSorted((a, b) => a.time - b.time)
  const frames = times.map(({ frame }) => frame).toSorted((a, b) => a - b)
  const last = sorted.at(-1)
  const middle = sorted[sorted.length >> 1]
  return {
    worst: last?.time ?? Number.NaN,
    median: middle?.time ?? Number.NaN,
    slowest: last?.on ?? '',
    count: taps.length,
    mostFrame: frames.at(-1) ?? Number.NaN,
    medianFrame: frames[frames.length >> 1] ?? Number.NaN,
    work,
  }
}

/** Runs in the page. */
function observe(durationThreshold: number): void {
  const taps = { slowest: 0 }
  Object.assign(window, { taps })
  const observer = new PerformanceObserver((list) => {
    for (const { duration, ...entry } of list
      .getEntries()
      .map((each) => each.toJSON() as { duration: number; interactionId?: number })) {
      if (entry.interactionId) taps.slowest = Math.max(taps.slowest, duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Runs in the page: the slowest since it was last asked, once the browser has told of all. */
async function takeSlowest(): Promise<number> {
  for (let frames = 0; frames < 3; frames++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { taps } = window as unknown as { taps: { slowest: number } }
  const { slowest } = taps
  taps.slowest = 0
  return slowest
}
