import { onTestFinished, vi } from 'vitest'

/** Milliseconds that the site waits before it loads what is not part of the first screen. */
const IDLE_DELAY_MS = 3000

/** Keeps the site from loading what comes once the first screen is idle, however slow the machine is. The function that it returns ends this. */
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
