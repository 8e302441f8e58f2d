import { onTestFinished, vi } from 'vitest'

/** Takes the connection away from the browser as far as a page can tell, until `back` or the end of the test. */
export function goOffline() {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const back = () => {
    state.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(() => state.mockRestore())
  window.dispatchEvent(new Event('offline'))
  return { back }
}
