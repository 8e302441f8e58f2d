import { onTestFinished, vi } from 'vitest'

const frame = () => new Promise(requestAnimationFrame)

/** From now on timers stand until a test moves them; what polls would move them, so wait by `until` alone. */
export function driveTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const set = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => {
    set.mockRestore()
    vi.useRealTimers()
  })
  return {
    /** Waits until somebody waits for so many milliseconds. */
    until: async (milliseconds: number): Promise<void> => {
      while (!set.mock.calls.some(([, wait]) => wait === milliseconds)) await frame()
    },
    advance: (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds),
  }
}
