import { balanceQuery } from '@lobby/platform/account'
import { askAnew, useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Order } from '../queries/orders.ts'

/** Asks for the balance again once an order that was open on screen is not any more: its prize, or its stake, is there. */
export function useSettling(orders: readonly Order[]): void {
  const api = useApi()
  const session = useMember()
  const queries = useQueryClient()
  const open = useRef<ReadonlySet<string>>(new Set())
  const states = orders.map(({ orderId, status }) => `${orderId} ${status}`).join()

  const look = useEffectEvent(() => {
    const still = new Set(orders.flatMap(({ orderId, status }) => (status === 'OPEN' ? [orderId] : [])))
    // One that a list of open orders no longer has is settled too.
    const settled = [...open.current].some((orderId) => !still.has(orderId))
    open.current = still
    if (settled) askAnew(queries, balanceQuery(api, session).queryKey)
  })
  useEffect(() => look(), [states])
}
