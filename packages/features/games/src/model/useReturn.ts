import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { KeptPlace } from './useKeptPlace.ts'

/** Scrolls to where a list was left, once it stands; not if the player has gone on meanwhile. */
export function useReturn(kept: KeptPlace | null, stands: boolean): void {
  const { pathname, search } = useLocation()
  const scroll = useEffectEvent(() => {
    if (kept?.place === pathname + search && window.scrollY === 0) window.scrollTo(0, kept.scroll)
  })
  useLayoutEffect(() => {
    if (stands) scroll()
  }, [stands])
}
