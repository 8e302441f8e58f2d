import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes the response of a mutation to the cache of a query. It cancels a fetch of the query that is in flight, because
 * that fetch may have started before the mutation and would write back old data. If `answer` is a function and the
 * cache is empty, it refetches the query.
 *
 * @param answer The new data, or a function that computes it from the cached data.
 */
export function setMutationResult<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: NoInfer<Data> | ((before: NoInfer<Data>) => NoInfer<Data>),
): void {
  const filters = { queryKey, exact: true }
  void queries.cancelQueries(filters)
  const before = queries.getQueryData<Data>(queryKey)
  if (!isUpdater(answer)) queries.setQueryData<Data>(queryKey, answer)
  else if (before !== undefined) queries.setQueryData<Data>(queryKey, answer(before))
  else void queries.refetchQueries({ ...filters, type: 'active' })
}

const isUpdater = <Data>(answer: Data | ((before: Data) => Data)): answer is (before: Data) => Data =>
  typeof answer === 'function'

/**
 * Invalidates the queries that a mutation may have changed, so that those on the screen refetch. It also cancels their
 * fetches in flight, because these may have started before the mutation. Invalidation does not cancel the first fetch
 * of a query and would keep its old data.
 *
 * @param queryKeys Each also matches the longer keys that begin with it.
 */
export function invalidate(queries: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    void queries.cancelQueries({ queryKey })
    void queries.invalidateQueries({ queryKey })
  }
}
