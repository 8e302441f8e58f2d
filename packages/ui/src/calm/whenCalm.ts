/**
 * Runs once the page is loaded and has nothing to do: for what a first view does without.
 * @returns the way out, as long as it has not run
 */
export function whenCalm(run: () => unknown): () => void {
  const left = new AbortController()
  const rest = () => {
    if (left.signal.aborted) return
    if (!('requestIdleCallback' in window)) return void setTimeout(() => left.signal.aborted || run(), 300)
    requestIdleCallback(() => left.signal.aborted || run(), { timeout: 2000 })
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true, signal: left.signal })
  return () => left.abort()
}
