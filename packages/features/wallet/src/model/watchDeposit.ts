import type { SessionStore } from '@lobby/platform/session'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Deposit, depositQuery } from '../queries/deposits.ts'

export interface DepositWatch {
  readonly queries: QueryClient
  readonly sessions: Pick<SessionStore, 'onEnd'>
  readonly query: ReturnType<typeof depositQuery>
  /** Called once, with the deposit as it ended. Not called if the session ends before. */
  readonly onEnd: (deposit: Deposit) => void
}

const stops = new WeakMap<QueryClient, Map<string, () => void>>()

/**
 * Asks for a deposit after the player has left its page, as often as the page does, until it ends or its time to pay is over. The page calls
 * `unwatchDeposit` when it opens, so that the two do not ask in turns.
 */
export function watchDeposit({ queries, sessions, query, onEnd }: DepositWatch): void {
  const id = idOf(query.queryKey)
  unwatchDeposit(queries, query.queryKey)
  // The page has asked for it just now.
  const observer = new QueryObserver(queries, { ...query, refetchOnMount: false })
  const unsubscribe = observer.subscribe(({ data, isFetching }) => {
    if (!data || isFetching) return
    const { deposit, receivedAt } = data
    if (deposit.status === 'PENDING' && performance.now() - receivedAt < deposit.remainTime) return
    unwatchDeposit(queries, query.queryKey)
    onEnd(deposit)
  })
  const unlisten = sessions.onEnd(() => unwatchDeposit(queries, query.queryKey))
  const own = stops.get(queries) ?? new Map<string, () => void>()
  stops.set(queries, own)
  own.set(id, () => {
    unsubscribe()
    unlisten()
  })
}

/** Ends the watch over a deposit, if there is one. */
export function unwatchDeposit(queries: QueryClient, queryKey: readonly unknown[]): void {
  const id = idOf(queryKey)
  stops.get(queries)?.get(id)?.()
  stops.get(queries)?.delete(id)
}

const idOf = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)
