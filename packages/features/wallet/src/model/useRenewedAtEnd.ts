import { useEffect, useEffectEvent, useRef } from 'react'
import { useRenewMoney } from './useRenewMoney.ts'

/**
 * Refetches money data when an order ends while the player looks at it.
 * @param waits - true until the order has ended
 */
export function useRenewedAtEnd(waits: boolean): void {
  const renew = useRenewMoney()
  const before = useRef(waits)
  const look = useEffectEvent(() => {
    if (before.current && !waits) renew()
    before.current = waits
  })
  useEffect(() => look(), [waits])
}
