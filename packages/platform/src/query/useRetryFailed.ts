import { useQueryClient } from '@tanstack/react-query'

/** Asks again for everything in sight that failed: what failed together comes together, whichever of its ways on is pressed. */
export function useRetryFailed(): () => void {
  const queries = useQueryClient()
  return () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
