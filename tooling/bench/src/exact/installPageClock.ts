import type { Page } from 'playwright-core'

export interface PageClock {
  /** Stops the page's clock. Afterwards only `countWakeUps` moves the clock. */
  stop(): Promise<void>
  /**
   * Moves the clock forward by this time.
   * @returns the number of callbacks of timers and frames that ran in this time. Counts only callbacks that ran at
   *   least one time per second: a response or a loaded chunk causes a callback too, but does not keep the page awake.
   */
  countWakeUps(milliseconds: number): Promise<number>
  /** Returns the interval of each running `setInterval`, in milliseconds. */
  readIntervals(): Promise<number[]>
}

/**
 * Replaces the clock of a page before the page loads, and counts the callbacks of its timers and frames. The count does
 * not depend on the machine's speed.
 */
export async function installPageClock(page: Page): Promise<PageClock> {
  await page.clock.install()
  await page.addInitScript(countCalls)
  const read = () => page.evaluate(() => (window as unknown as Counted).wakeUps)
  return {
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    async countWakeUps(milliseconds) {
      const before = await read()
      await page.clock.runFor(milliseconds)
      const after = await read()
      const grown = Object.entries(after).map(([kind, count]) => count - (before[kind] ?? 0))
      return grown.filter((count) => count >= milliseconds / 1000).reduce((sum, count) => sum + count, 0)
    },
    readIntervals: () => page.evaluate(() => [...(window as unknown as Counted).repeating.values()]),
  }
}

interface Counted {
  /** The number of callbacks that ran, by function and delay in milliseconds, for example `setInterval 500`. */
  wakeUps: Record<string, number>
  /** The interval of each running `setInterval` in milliseconds, by timer id. */
  repeating: Map<number, number>
}

/** Runs in the page. Wraps the functions that schedule callbacks, so that each callback is counted. */
function countCalls(): void {
  const counted: Counted = { wakeUps: {}, repeating: new Map() }
  Object.assign(window, counted)
  const page = window as unknown as Counted
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const own = window[name] as (call: (...values: unknown[]) => void, ...rest: unknown[]) => number
    const count = (call: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const counting = (...values: unknown[]) => {
        const kind = `${name} ${Number(rest[0] ?? 0)}`
        page.wakeUps[kind] = (page.wakeUps[kind] ?? 0) + 1
        call(...values)
      }
      const timer = own(counting, ...rest)
      if (name === 'setInterval') page.repeating.set(timer, Number(rest[0]))
      return timer
    }
    Object.assign(window, { [name]: count })
  }
  const clear = window.clearInterval.bind(window)
  window.clearInterval = (timer) => {
    page.repeating.delete(timer as number)
    clear(timer)
  }
}

/**
 * Makes a page hidden or visible for its scripts. Without this function, a headless browser always reports its pages as
 * visible.
 */
export async function setPageHidden(page: Page, hidden = true): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}
