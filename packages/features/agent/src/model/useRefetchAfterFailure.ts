import { invalidate } from '@lobby/platform/query'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Returns a function that makes a call, and refetches the queries of `key` after a failure: the platform may have
 * executed it, or the data on the page is out of date.
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
