import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { staleness } from '../query/index.ts'
import { balances } from './balances.ts'

// What observers say of themselves may be as old as the timers of a page in the background.
const isOld = (query: Query) =>
  query.observers.some(
    ({ options: { staleTime } }) => typeof staleTime !== 'function' && query.isStaleByTime(staleTime),
  )

/**
 * When the player comes back, from a game, another window, or a page restored from cache, asks for the balance again; after a long while
 * for everything on screen that has grown old as well. Once in the shell. The events that come together make one call.
 */
export function useFreshOnReturn(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let hiddenAt: number | undefined
    const refetch = () => {
      const long = hiddenAt !== undefined && Date.now() - hiddenAt >= staleness.long
      hiddenAt = undefined
      void queries.refetchQueries(
        { type: 'active', ...(long ? { predicate: isOld } : { queryKey: balances }) },
        { cancelRefetch: false },
      )
    }
    const restored = (event: PageTransitionEvent) => event.persisted && refetch()
    const turned = () => {
      if (document.visibilityState === 'visible') refetch()
      else hiddenAt ??= Date.now()
    }
    window.addEventListener('focus', refetch)
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', turned)
    return () => {
      window.removeEventListener('focus', refetch)
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', turned)
    }
  }, [queries])
}
