import type { ResponseValueOf } from '@lobby/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../query/index.ts'
import { useMemberSession } from '../session/index.ts'
import type { UnresolvedMoneyOrder } from './unresolvedMoneyOrder.ts'
import { moneyOrderOutcomeQuery } from './moneyOrderOutcomeQuery.ts'

export interface MoneyOrderOutcomeState {
  /** True if the last request failed. The next request follows automatically. */
  readonly hasFailed: boolean
  readonly isFetching: boolean
  /** Sends a request immediately. */
  readonly refetch: () => void
}

/**
 * Fetches the outcome of an order whose response was lost, until the platform responds. Does not send the order again.
 * Use this hook only below `<MembersOnly>`.
 *
 * @param onKnown Called one time with the id of the executed order, or with undefined if the platform did not execute
 *   the order.
 */
export function useMoneyOrderOutcome(
  { key }: UnresolvedMoneyOrder,
  onKnown: (id: string | undefined, outcome: ResponseValueOf<'moneyOutcome'>) => void,
): MoneyOrderOutcomeState {
  const api = useApi()
  const session = useMemberSession()
  const { data, error, isFetching, refetch } = useQuery(moneyOrderOutcomeQuery({ api, session, key }))
  const notify = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) notify(data.found ? data.id : undefined, data)
  }, [data])
  return { hasFailed: error !== null, isFetching: isFetching, refetch: () => void refetch() }
}
