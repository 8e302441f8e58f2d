import { balanceQuery } from '@lobby/platform/account'
import { invalidate, useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Order } from '../queries/orders.ts'

/** Refetches the balance when an order on the screen is settled, because the platform has then paid or refunded it. */
export function useRefetchBalanceOnSettlement(orders: readonly Order[]): void {
  const api = useApi()
  const session = useMemberSession()
  const queries = useQueryClient()
  const openIds = useRef<ReadonlySet<string>>(new Set())
  const states = orders.map(({ orderId, status }) => `${orderId} ${status}`).join()

  const checkSettled = useEffectEvent(() => {
    const stillOpen = new Set(orders.flatMap(({ orderId, status }) => (status === 'OPEN' ? [orderId] : [])))
    // If the list shows open orders only, a settled order disappears from the list.
    const settled = [...openIds.current].some((orderId) => !stillOpen.has(orderId))
    openIds.current = stillOpen
    if (settled) invalidate(queries, balanceQuery(api, session).queryKey)
  })
  useEffect(() => checkSettled(), [states])
}
