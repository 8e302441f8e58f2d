import type { Client } from '@lobby/api'
import { moneyOutcome } from '@lobby/api/operations/wallet'
import { queryOptions } from '@tanstack/react-query'
import { personal } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** How long until the platform is asked again after it did not answer, in milliseconds. */
const again = 5_000

export interface OutcomeAsk {
  readonly api: Client
  readonly session: Session
  /** The idempotency key of what was sent. */
  readonly key: string
}

/** What has become of an order whose answer was lost, by its key: asked for until the platform says so. */
export const outcomeQuery = ({ api, session, key }: OutcomeAsk) =>
  queryOptions({
    queryKey: ['moneyOutcome', session.epoch, key],
    queryFn: ({ signal }) => api.call(moneyOutcome, { query: { key }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.data === undefined && again,
    meta: personal,
  })
