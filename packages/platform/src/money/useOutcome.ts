import type { ResponseValueOf } from '@lobby/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../query/index.ts'
import { useMember } from '../session/index.ts'
import type { UnsettledOrder } from './unsettledOrder.ts'
import { outcomeQuery } from './outcomeQuery.ts'

export interface OutcomeState {
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
export function useOutcome(
  { key }: UnsettledOrder,
  onKnown: (id: string | undefined, outcome: ResponseValueOf<'moneyOutcome'>) => void,
): OutcomeState {
  const api = useApi()
  const session = useMember()
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery({ api, session, key }))
  const notify = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) notify(data.found ? data.id : undefined, data)
  }, [data])
  return { hasFailed: error !== null, isFetching: isFetching, refetch: () => void refetch() }
}
