import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Makes the router show the browser's current address after the first render. The router listens for `popstate` only after its first render, which takes
 * several frames: a Back that is pressed before would change the address but not the page.
 */
export function useSyncMissedPop(): void {
  const { key } = useLocation()
  useEffect(() => {
    const here = (history.state as { readonly key?: string } | null)?.key ?? 'default'
    if (here !== key) dispatchEvent(new PopStateEvent('popstate'))
    // Runs only after the first render. Later the router receives all events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
