import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidateMoney } from './useInvalidateMoney.ts'

/**
 * Refetches money data if a money order ends while its page is open.
 * @param waits - true until the money order has ended
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
