import type { SessionStore } from '@lobby/platform/session'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Deposit, depositQuery } from '../queries/deposits.ts'

export interface DepositPollingOptions {
  readonly queries: QueryClient
  readonly sessions: Pick<SessionStore, 'onEnd'>
  readonly query: ReturnType<typeof depositQuery>
  /** Called one time with the deposit after it has ended; not called if the session ends first. */
  readonly onEnd: (deposit: Deposit) => void
}

const stopsByClient = new WeakMap<QueryClient, Map<string, () => void>>()

/**
 * Polls a deposit after the player has left the page of the deposit, until the deposit ends or the time to pay is over.
 * The page of the deposit must call `stopPollingDeposit` when it opens, so that the deposit is not polled two times.
 */
export function pollDepositInBackground({ queries, sessions, query, onEnd }: DepositPollingOptions): void {
  const id = serializeKey(query.queryKey)
  stopPollingDeposit(queries, query.queryKey)
  // Do not refetch at the start, because the page has just fetched the deposit.
  const observer = new QueryObserver(queries, { ...query, refetchOnMount: false })
  const unsubscribe = observer.subscribe(({ data, isFetching }) => {
    if (!data || isFetching) return
    const { deposit, receivedAt } = data
    if (deposit.status === 'PENDING' && performance.now() - receivedAt < deposit.remainTime) return
    stopPollingDeposit(queries, query.queryKey)
    onEnd(deposit)
  })
  const stopListening = sessions.onEnd(() => stopPollingDeposit(queries, query.queryKey))
  const stopsById = stopsByClient.get(queries) ?? new Map<string, () => void>()
  stopsByClient.set(queries, stopsById)
  stopsById.set(id, () => {
    unsubscribe()
    stopListening()
  })
}

/** Stops watching a deposit. Does nothing if the deposit is not watched. */
export function stopPollingDeposit(queries: QueryClient, queryKey: readonly unknown[]): void {
  const id = serializeKey(queryKey)
  stopsByClient.get(queries)?.get(id)?.()
  stopsByClient.get(queries)?.delete(id)
}

const serializeKey = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)
