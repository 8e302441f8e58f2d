import type { Client } from '@lobby/api'
import { moneyOutcome } from '@lobby/api/operations/wallet'
import { queryOptions } from '@tanstack/react-query'
import { memberScoped } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** The pause before the next try while the platform has not responded. */
const RETRY_INTERVAL_MS = 5_000

export interface MoneyOrderOutcomeQueryOptions {
  readonly api: Client
  readonly session: Session
  /** The idempotency key of the call. */
  readonly key: string
}

/**
 * Fetches the outcome of an order whose response was lost, by its idempotency key. Retries until the platform responds.
 */
export const moneyOrderOutcomeQuery = ({ api, session, key }: MoneyOrderOutcomeQueryOptions) =>
  queryOptions({
    queryKey: ['moneyOutcome', session.epoch, key],
    queryFn: ({ signal }) => api.call(moneyOutcome, { query: { key }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.data === undefined && RETRY_INTERVAL_MS,
    meta: memberScoped,
  })
