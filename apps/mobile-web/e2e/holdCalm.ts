import type { Page } from '@playwright/test'

/** Milliseconds that home waits before it asks for what nobody waits for. */
const calm = 3000

/**
 * Keeps the page's wait for a calm screen from ending by itself, however slow the machine is.
 *
 * @returns Ends it.
 */
export async function holdCalm(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((wait) => {
    const held: (() => void)[] = []
    const real = window.setTimeout.bind(window)
    const holding = (run: () => void, milliseconds?: number) =>
      milliseconds === wait ? held.push(run) && 0 : real(run, milliseconds)
    Object.assign(window, {
      setTimeout: holding,
      endCalm: () => {
        for (const run of held.splice(0)) run()
      },
    })
  }, calm)
  return () => page.evaluate(() => (window as unknown as { endCalm: () => void }).endCalm())
}
