import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** A screen and the scroll position at which the player left it. */
export interface SavedScrollPosition {
  /** The path and query of the screen. */
  readonly place: string
  /** Pixels from the top of the page. */
  readonly scroll: number
}

/**
 * Scrolls to the position at which the player left the screen, as soon as the content has its final height (`isReady`).
 * Does nothing if the player has scrolled or opened another screen before.
 */
export function useScrollToSavedPosition(left: SavedScrollPosition | null, isReady: boolean): void {
  const { pathname, search } = useLocation()
  const scroll = useEffectEvent(() => {
    if (left?.place === pathname + search && window.scrollY === 0) window.scrollTo(0, left.scroll)
  })
  useLayoutEffect(() => {
    if (isReady) scroll()
  }, [isReady])
}
