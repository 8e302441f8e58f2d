import type { Page } from '@playwright/test'

/** The time after which the site loads the parts that the first screen does not need. */
const IDLE_DELAY_MS = 3000

/**
 * Prevents the page from loading the parts that the first screen does not need. Without this function, the page loads
 * these parts after a few seconds, which could be in the middle of a test on a slow machine.
 *
 * @returns A function that lets the page load these parts.
 */
export async function delayIdleLoading(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delayMs) => {
    const held: (() => void)[] = []
    const real = window.setTimeout.bind(window)
    const hold = (run: () => void, milliseconds?: number) =>
      milliseconds === delayMs ? held.push(run) && 0 : real(run, milliseconds)
    Object.assign(window, {
      setTimeout: hold,
      endIdleDelay: () => {
        for (const run of held.splice(0)) run()
      },
    })
  }, IDLE_DELAY_MS)
  return () => page.evaluate(() => (window as unknown as { endIdleDelay: () => void }).endIdleDelay())
}
