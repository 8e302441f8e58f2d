import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { balances } from './queries.ts'

/**
 * Asks for the balance again when the player comes back: from a game, another window, or a page restored from cache. Once in the shell.
 * The events that come together make one call.
 */
export function useBalanceOnReturn(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = () => void queries.refetchQueries({ queryKey: balances, type: 'active' }, { cancelRefetch: false })
    const restored = (event: PageTransitionEvent) => event.persisted && refetch()
    const shown = () => document.visibilityState === 'visible' && refetch()
    window.addEventListener('focus', refetch)
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('focus', refetch)
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [queries])
}
