import { onTestFinished, vi } from 'vitest'

/**
 * Shifts a clock until the test ends. Pass `performance` for the clock of the page, `Date` for the clock of the device.
 * @param by - in milliseconds
 */
export function shiftClock(clock: Performance | DateConstructor, by: number): void {
  const now = clock.now.bind(clock)
  vi.spyOn(clock, 'now').mockImplementation(() => now() + by)
  onTestFinished(() => void vi.restoreAllMocks())
}

/** Reports to the page that it became visible again. */
export const wakePage = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
