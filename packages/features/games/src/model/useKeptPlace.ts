import { useStorage } from '@lobby/platform/storage'
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { GamePage } from '../queries/gameList.ts'
import { readKeptList, type KeptList } from './keptList.ts'

export interface KeptPlaceInit {
  readonly queryKey: QueryKey
  /** The pages may be kept beyond this document: nothing personal is in them. */
  readonly keepPages: boolean
}

/**
 * Lets whoever comes back to a list find it as it was, whether the page was left for another screen or for a game: its pages are put back
 * into the cache, and the page is scrolled to where it was. A list that is newly gone to starts at its top.
 */
export function useKeptPlace({ queryKey, keepPages }: KeptPlaceInit): void {
  const storage = useStorage()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const place = pathname + search
  const scrolled = useRef(0)

  const [scroll] = useState(() => {
    const kept = how === NavigationType.Pop ? readKeptList(storage.get('keptList')) : null
    if (kept?.place !== place) return 0
    if (!queries.getQueryData(queryKey)) {
      if (kept.pages.length === 0) return 0
      const list = { pages: [...kept.pages], pageParams: kept.pages.map((_, index) => index + 1) }
      queries.setQueryData<InfiniteData<GamePage>>(queryKey, list, { updatedAt: Math.min(kept.at, Date.now()) })
    }
    return kept.scroll
  })

  useLayoutEffect(() => {
    if (scroll > 0) window.scrollTo(0, scroll)
    scrolled.current = window.scrollY
  }, [scroll])

  const keep = useEffectEvent(() => {
    const state = queries.getQueryState<InfiniteData<GamePage>>(queryKey)
    const pages = keepPages ? (state?.data?.pages ?? []) : []
    const list: KeptList = { place, scroll: scrolled.current, at: state?.dataUpdatedAt ?? 0, pages }
    storage.set('keptList', list)
  })

  useLayoutEffect(() => {
    const follow = () => {
      scrolled.current = window.scrollY
    }
    const leave = () => keep()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
