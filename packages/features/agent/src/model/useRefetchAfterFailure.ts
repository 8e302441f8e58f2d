import { invalidate } from '@lobby/platform/query'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Returns a function that runs an API call. If the call fails, the function refetches all queries whose query key
 * begins with `key`, because the platform may have executed the call or the data on the page may be out of date.
 */
export function useRefetchAfterFailure(key: QueryKey) {
  const queries = useQueryClient()
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call()
    } catch (error) {
      invalidate(queries, key)
      throw error
    }
  }
}
