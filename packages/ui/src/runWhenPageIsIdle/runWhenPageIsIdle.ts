/** The delay between the load of the page and the call in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 300
/** The time after which `run` is called even if the page is not idle. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Calls `run` one time, as soon as the page is loaded and idle. Use it for features that are not needed for the first
 * view of the page. In a browser without `requestIdleCallback`, calls `run` 300 ms after the page is loaded.
 *
 * @returns a function that cancels the call
 */
export function runWhenPageIsIdle(run: () => unknown): () => void {
  const cancellation = new AbortController()
  const { signal } = cancellation
  const runWhenIdle = () => {
    if (signal.aborted) return
    if (!('requestIdleCallback' in window)) return void setTimeout(() => signal.aborted || run(), FALLBACK_DELAY_MS)
    requestIdleCallback(() => signal.aborted || run(), { timeout: IDLE_TIMEOUT_MS })
  }
  if (document.readyState === 'complete') runWhenIdle()
  else window.addEventListener('load', runWhenIdle, { once: true, signal })
  return () => cancellation.abort()
}
