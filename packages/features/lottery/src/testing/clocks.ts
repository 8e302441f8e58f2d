import { onTestFinished, vi } from 'vitest'

/** Moves a clock by this many milliseconds until the test ends: the page's own or the device's. */
export function shiftClock(clock: Performance | DateConstructor, by: number): void {
  const now = clock.now.bind(clock)
  vi.spyOn(clock, 'now').mockImplementation(() => now() + by)
  onTestFinished(() => void vi.restoreAllMocks())
}

/** Makes the page visible again. */
export const wakePage = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
