import type { Page } from 'playwright-core'

export interface DrivenTimers {
  /** Stops the page's clock. From now on only `wakeUps` moves it. */
  stop(): Promise<void>
  /**
   * Moves the clock by so many milliseconds.
   * @returns how many callbacks of timers and frames ran meanwhile, of those that ran once a second at least: what an answer or a chunk sets
   * in motion as it comes, once, is not what keeps a page awake
   */
  wakeUps(milliseconds: number): Promise<number>
  /** What repeats itself: milliseconds from time to time, one a timer that runs. */
  repeating(): Promise<number[]>
}

/** Takes the clock of a page in hand before anything of it is loaded, and counts what it calls: the same however slow the machine is. */
export async function driveTimers(page: Page): Promise<DrivenTimers> {
  await page.clock.install()
  await page.addInitScript(countCalls)
  const read = () => page.evaluate(() => (window as unknown as Counted).wakeUps)
  return {
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    async wakeUps(milliseconds) {
      const before = await read()
      await page.clock.runFor(milliseconds)
      const after = await read()
      const grown = Object.entries(after).map(([kind, count]) => count - (before[kind] ?? 0))
      return grown.filter((count) => count >= milliseconds / 1000).reduce((sum, count) => sum + count, 0)
    },
    repeating: () => page.evaluate(() => [...(window as unknown as Counted).repeating.values()]),
  }
}

interface Counted {
  /** Callbacks that ran, by the way they were asked for and its milliseconds. */
  wakeUps: Record<string, number>
  /** By the number of the timer. */
  repeating: Map<number, number>
}

/** Runs in the page. */
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
