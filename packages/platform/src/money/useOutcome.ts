import type { ValueOf } from '@lobby/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../query/index.ts'
import { useMember } from '../session/index.ts'
import type { KeptOrder } from './keptOrder.ts'
import { outcomeQuery } from './outcomeQuery.ts'

export interface Asking {
  /** The platform could not be asked; it is asked again by itself. */
  readonly failed: boolean
  readonly busy: boolean
  /** Asks at once. */
  readonly ask: () => void
}

/**
 * Asks what has become of an order whose answer was lost, by its key, until the platform says so; the order is not sent again. Only below
 * `<MembersOnly>`.
 * @param onKnown - told once: the number of what was done, or undefined where nothing was
 */
export function useOutcome(
  { key }: KeptOrder,
  onKnown: (id: string | undefined, outcome: ValueOf<'moneyOutcome'>) => void,
): Asking {
  const api = useApi()
  const session = useMember()
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery({ api, session, key }))
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) tell(data.found ? data.id : undefined, data)
  }, [data])
  return { failed: error !== null, busy: isFetching, ask: () => void refetch() }
}
