import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { STALE_TIMES_MS } from '../query/index.ts'
import { balanceQueryKey } from './balanceQueryKey.ts'

// Does not use `isStale` of the query's result, which may be out of date because browsers throttle timers in the
// background.
const isStale = (query: Query) =>
  query.observers.some(
    ({ options: { staleTime } }) => typeof staleTime !== 'function' && query.isStaleByTime(staleTime),
  )

/**
 * Refetches the balance when the player returns to the page. After at least `STALE_TIMES_MS.long` in the background,
 * the hook refetches every stale query on the screen. Only the app shell uses the hook.
 */
export function useRefetchOnReturn(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let hiddenAt: number | undefined
    const refetch = () => {
      const wasAwayLong = hiddenAt !== undefined && Date.now() - hiddenAt >= STALE_TIMES_MS.long
      hiddenAt = undefined
      void queries.refetchQueries(
        { type: 'active', ...(wasAwayLong ? { predicate: isStale } : { queryKey: balanceQueryKey }) },
        { cancelRefetch: false },
      )
    }
    const onPageShow = (event: PageTransitionEvent) => event.persisted && refetch()
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refetch()
      else hiddenAt ??= Date.now()
    }
    window.addEventListener('focus', refetch)
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('focus', refetch)
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [queries])
}
