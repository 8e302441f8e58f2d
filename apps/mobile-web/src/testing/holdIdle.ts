import { onTestFinished, vi } from 'vitest'

/** The delay after which the site loads parts that do not belong to the first screen. */
const IDLE_DELAY_MS = 3000

/**
 * Prevents the site from loading the parts that load once the first screen is idle, however slow the machine is. Ends with the test.
 * @returns A function that loads these parts.
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
