import { onTestFinished, vi } from 'vitest'

/** Simulates a lost connection until `back` is called or the test ends. */
export function simulateLostConnection() {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const back = () => {
    state.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(() => state.mockRestore())
  window.dispatchEvent(new Event('offline'))
  return { back }
}
