import { onTestFinished, vi } from 'vitest'

/** The delay after which the site loads parts that do not belong to the first screen. */
const IDLE_DELAY_MS = 3000

/**
 * Prevents the site, until the test ends, from loading the parts that it otherwise loads when the first screen is idle.
 * Works on a slow machine too.
 * @returns A function that lets the site load these parts.
 */
export function holdIdle(): () => void {
  const held: (() => void)[] = []
  const real = window.setTimeout
  const hold = (run: () => void, milliseconds?: number) => {
    if (milliseconds !== IDLE_DELAY_MS) return real(run, milliseconds)
    held.push(run)
    return 0
  }
  const spy = vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return () => {
    spy.mockRestore()
    for (const run of held.splice(0)) run()
  }
}
