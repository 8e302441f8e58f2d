import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidateMoneyQueries } from './useInvalidateMoneyQueries.ts'

/**
 * Refetches money data if a money order ends while its page is open.
 * @param waits - true until the money order has ended
 */
export function useInvalidateMoneyWhenOrderEnds(waits: boolean): void {
  const refetchMoney = useInvalidateMoneyQueries()
  const wasWaiting = useRef(waits)
  const refetchAtEnd = useEffectEvent(() => {
    if (wasWaiting.current && !waits) refetchMoney()
    wasWaiting.current = waits
  })
  useEffect(() => refetchAtEnd(), [waits])
}
