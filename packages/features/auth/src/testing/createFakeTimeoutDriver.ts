import { onTestFinished, vi } from 'vitest'

const frame = () => new Promise(requestAnimationFrame)

/**
 * Replaces `setTimeout` by fake timers that only the test advances. Use `until` to wait, because assertions that poll
 * would advance the timers.
 */
export function createFakeTimeoutDriver() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const set = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => {
    set.mockRestore()
    vi.useRealTimers()
  })
  return {
    /** Waits until the tested code sets a timer of this length. */
    until: async (milliseconds: number): Promise<void> => {
      while (!set.mock.calls.some(([, wait]) => wait === milliseconds)) await frame()
    },
    advance: (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds),
  }
}
