import { moneyOutcome } from '@lobby/api/operations/moneyOutcome'
import { personal } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import type { Scope } from './deposits.ts'

/** How long until the platform is asked again after it did not answer, in milliseconds. */
const again = 5_000

/** What has become of an order whose answer was lost, by its key: asked for until the platform says so. */
export const outcomeQuery = ({ api, session, key }: Pick<Scope, 'api' | 'session'> & { readonly key: string }) =>
  queryOptions({
    queryKey: ['moneyOutcome', session.epoch, key],
    queryFn: ({ signal }) => api.call(moneyOutcome, { query: { key }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.data === undefined && again,
    meta: personal,
  })
