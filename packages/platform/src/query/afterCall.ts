import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a call has answered where it is read. A read that is under way may have left before the call was carried out and would bring back
 * what was: it is given up, and begun anew where nothing stands yet that the answer could change.
 *
 * @param answer what stands there now, or what the answer makes of what stood there
 */
export function keepAnswer<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: NoInfer<Data> | ((before: NoInfer<Data>) => NoInfer<Data>),
): void {
  const filters = { queryKey, exact: true }
  void queries.cancelQueries(filters)
  const before = queries.getQueryData<Data>(queryKey)
  if (!isChange(answer)) queries.setQueryData<Data>(queryKey, answer)
  else if (before !== undefined) queries.setQueryData<Data>(queryKey, answer(before))
  else void queries.refetchQueries({ ...filters, type: 'active' })
}

const isChange = <Data>(answer: Data | ((before: Data) => Data)): answer is (before: Data) => Data =>
  typeof answer === 'function'

/**
 * Asks anew for what a call may have changed, where it is looked at. A read under way may have left before the call was carried out: it is given
 * up, the very first one too, which an invalidation alone would wait for and believe.
 *
 * @param queryKeys each with all that begin with it
 */
export function askAnew(queries: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    void queries.cancelQueries({ queryKey })
    void queries.invalidateQueries({ queryKey })
  }
}
