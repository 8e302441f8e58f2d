import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes the response of a mutation to the cache of a query. Cancels a fetch of this query that is in flight, because
 * the fetch may return old data. If `answer` is a function and the cache is empty, refetches the query.
 *
 * @param answer The new data, or a function that computes the new data from the cached data.
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
 * Invalidates the queries that a mutation may have changed, so that the queries on the screen are refetched. Also
 * cancels fetches in flight, because they may return old data. `invalidateQueries` does not cancel the first fetch of a
 * query.
 *
 * @param queryKeys Each query key also matches longer keys that begin with the same elements.
 */
export function invalidate(queries: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    void queries.cancelQueries({ queryKey })
    void queries.invalidateQueries({ queryKey })
  }
}
