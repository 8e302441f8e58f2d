import type { Page } from 'playwright-core'

export interface DrivenTimers {
  /** Stops the page's clock. From now on only `wakeUps` moves it. */
  stop(): Promise<void>
  /** Moves the clock by so many milliseconds. @returns how many callbacks of timers and frames ran meanwhile */
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
      return (await read()) - before
    },
    repeating: () => page.evaluate(() => [...(window as unknown as Counted).repeating.values()]),
  }
}

interface Counted {
  wakeUps: number
  /** By the number of the timer. */
  repeating: Map<number, number>
}

/** Runs in the page. */
function countCalls(): void {
  const counted: Counted = { wakeUps: 0, repeating: new Map() }
  Object.assign(window, counted)
  const page = window as unknown as Counted
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const own = window[name] as (call: (...values: unknown[]) => void, ...rest: unknown[]) => number
    const count = (call: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const counting = (...values: unknown[]) => {
        page.wakeUps++
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
