import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where a screen was left. */
export interface LeftPlace {
  /** Path and query. */
  readonly place: string
  /** Pixels from the top of the page. */
  readonly scroll: number
}

/** Scrolls to where a screen was left, once it stands; not if the player has gone on meanwhile. */
export function useReturn(left: LeftPlace | null, stands: boolean): void {
  const { pathname, search } = useLocation()
  const scroll = useEffectEvent(() => {
    if (left?.place === pathname + search && window.scrollY === 0) window.scrollTo(0, left.scroll)
  })
  useLayoutEffect(() => {
    if (stands) scroll()
  }, [stands])
}
