import type { Page } from 'playwright-core'

export interface DrivenTimers {
  /** Stops the page's clock. From now on only `wakeUps` moves it. */
  stop(): Promise<void>
  /** Moves the clock by so many milliseconds. @returns how many callbacks of timers and frames ran meanwhile */
  wakeUps(milliseconds: number): Promise<number>
}

/** Takes the clock of a page in hand, before anything of it is loaded, and counts what it calls: no matter how slow the machine is. */
export async function driveTimers(page: Page): Promise<DrivenTimers> {
  await page.clock.install()
  await page.addInitScript(countCalls)
  const read = () => page.evaluate(() => (window as unknown as { wakeUps: number }).wakeUps)
  return {
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    async wakeUps(milliseconds) {
      const before = await read()
      await page.clock.runFor(milliseconds)
      return (await read()) - before
    },
  }
}

/** Runs in the page. */
function countCalls(): void {
  const counted = window as unknown as { wakeUps: number }
  counted.wakeUps = 0
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const own = window[name] as (call: (...values: unknown[]) => void, ...rest: unknown[]) => number
    const count = (call: (...values: unknown[]) => void, ...rest: unknown[]) =>
      own((...values) => {
        counted.wakeUps++
        call(...values)
      }, ...rest)
    Object.assign(window, { [name]: count })
  }
}
