import { onTestFinished, vi } from 'vitest'

/**
 * Shifts a clock until the test ends. `performance` is the clock of the page, and `Date` is the clock of the device.
 * @param by - the shift in milliseconds
 */
export function shiftClockUntilTestEnds(clock: Performance | DateConstructor, by: number): void {
  const now = clock.now.bind(clock)
  vi.spyOn(clock, 'now').mockImplementation(() => now() + by)
  onTestFinished(() => void vi.restoreAllMocks())
}

/** Dispatches the event with which a browser reports that the page has become visible. */
export const simulatePageBecomesVisible = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
