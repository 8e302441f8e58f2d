import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidateMoney } from './useInvalidateMoney.ts'

/**
 * Refetches money data when an order ends while the player looks at it.
 * @param waits - true until the order has ended
 */
export function useInvalidateMoneyAtEnd(waits: boolean): void {
  const refetchMoney = useInvalidateMoney()
  const wasWaiting = useRef(waits)
  const refetchAtEnd = useEffectEvent(() => {
    if (wasWaiting.current && !waits) refetchMoney()
    wasWaiting.current = waits
  })
  useEffect(() => refetchAtEnd(), [waits])
}
