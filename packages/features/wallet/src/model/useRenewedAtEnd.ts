import { useEffect, useEffectEvent, useRef } from 'react'
import { useRenewMoney } from './useRenewMoney.ts'

/** Asks anew for whatever the end of an order has changed, when it ends while it is looked at. @param waits Whether it has not ended. */
export function useRenewedAtEnd(waits: boolean): void {
  const renew = useRenewMoney()
  const before = useRef(waits)
  const look = useEffectEvent(() => {
    if (before.current && !waits) renew()
    before.current = waits
  })
  useEffect(() => look(), [waits])
}
