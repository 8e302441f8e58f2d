import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Shows where the browser is. The router listens once it is drawn for the first time, which takes several frames: a Back pressed meanwhile
 * would change the address and nothing else.
 */
export function useMissedPop(): void {
  const { key } = useLocation()
  useEffect(() => {
    const here = (history.state as { readonly key?: string } | null)?.key ?? 'default'
    if (here !== key) dispatchEvent(new PopStateEvent('popstate'))
    // At the first drawing alone: later on the router hears of everything.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
