import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Makes the router show the browser's current URL after the first render. The router listens for `popstate` only after
 * its first render, which takes some time. Without this hook, a press of Back during this time would change the URL but
 * not the page.
 */
export function useApplyMissedPopstate(): void {
  const { key } = useLocation()
  useEffect(() => {
    const here = (history.state as { readonly key?: string } | null)?.key ?? 'default'
    if (here !== key) dispatchEvent(new PopStateEvent('popstate'))
    // Run only after the first render, because later the router receives all events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
