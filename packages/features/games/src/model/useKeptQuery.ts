import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useKeptPlace } from './useKeptPlace.ts'
import { useReturn } from './useReturn.ts'

/** The query that a screen stands on: whoever comes back to the screen, from a game as well, finds it where it was left. */
export function useKeptQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, DefaultError, Data, Key>): UseQueryResult<Data> {
  const kept = useKeptPlace({ queryKey: options.queryKey, keepPages: false, askPages: () => undefined })
  const query = useQuery(options)
  useReturn(kept, query.isSuccess)
  return query
}
