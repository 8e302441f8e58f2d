import { useScreenLeaveListener, type SavedScrollPosition } from '@lobby/platform/navigation'
import { getDeviceNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getStoredPageParameters, type GamePage } from '../queries/gameList.ts'
import { parseStoredGameList, type StoredGameList } from './storedGameList.ts'

export interface RestoredGameListOptions {
  readonly queryKey: QueryKey
  /** True if the pages contain nothing personal and may be stored on the device. */
  readonly canStorePages: boolean
  /** Fetches the first `count` pages of the list. The hook calls this function if the pages were not stored. */
  readonly prefetchPages: (count: number) => void
}

/**
 * Restores a game list when the player returns to it: puts the stored pages into the cache, or fetches them again.
 * @returns the scroll position for `useScrollToSavedPosition`; null if there is nothing to restore
 */
export function useRestoredGameList({
  queryKey,
  canStorePages,
  prefetchPages,
}: RestoredGameListOptions): SavedScrollPosition | null {
  const storage = useStorage()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const place = pathname + search

  const [kept] = useState(() => {
    const stored = navigationType === NavigationType.Pop ? parseStoredGameList(storage.get('keptList')) : null
    if (stored?.place !== place) return null
    if (queries.getQueryData(queryKey)) return { place, scroll: stored.scroll }
    if (stored.pages.length > 0) {
      const list = { pages: [...stored.pages], pageParams: getStoredPageParameters(stored.pages) }
      queries.setQueryData<InfiniteData<GamePage>>(queryKey, list, { updatedAt: Math.min(stored.at, getDeviceNow()) })
      return { place, scroll: stored.scroll }
    }
    return stored.read === undefined ? null : { place, scroll: stored.scroll, missing: stored.read }
  })

  // A layout effect sends the request before the list's own query, so that the query uses the same request.
  const ask = useEffectEvent(prefetchPages)
  useLayoutEffect(() => {
    if (kept?.missing !== undefined) ask(kept.missing)
  }, [kept])

  useScreenLeaveListener((scroll) => {
    const state = queries.getQueryState<InfiniteData<GamePage>>(queryKey)
    const pages = state?.data?.pages ?? []
    const list: StoredGameList = {
      place,
      scroll,
      at: state?.dataUpdatedAt ?? 0,
      ...(canStorePages ? { pages } : { pages: [], read: pages.length }),
    }
    storage.set('keptList', list)
  })

  return kept
}
