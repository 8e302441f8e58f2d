import { onTestFinished, vi } from 'vitest'

/** The time after which the site loads the parts that the first screen does not need. */
const IDLE_DELAY_MS = 3000

/**
 * Prevents the site from loading the parts that the first screen does not need, until the test ends. Without this
 * function, the site loads these parts after a few seconds.
 * @returns A function that lets the site load these parts.
 */
export function delayIdleLoading(): () => void {
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
