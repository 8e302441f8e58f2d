/** The delay after the load in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 300
/** The time after which the call runs even if the page is never idle. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Calls `run` once when the page is loaded and idle, for features that the first view does not need.
 * In a browser without `requestIdleCallback`, waits 300 ms after the load instead.
 *
 * @returns a function that cancels the call
 */
export function onIdle(run: () => unknown): () => void {
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
