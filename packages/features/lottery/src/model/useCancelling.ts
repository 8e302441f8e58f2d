import { cancelLotteryOrder } from '@lobby/api/operations/lottery'
import { balanceQuery } from '@lobby/platform/account'
import { askAnew, useApi } from '@lobby/platform/query'
import { useMember, useMemberCall } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderKeys } from '../queries/orders.ts'

/** Which bets are taken back: some, or all that are open. */
export interface Cancelled {
  readonly subOrderIds?: readonly number[]
}

/**
 * Takes bets of an order back (LOTT-042). Whatever comes of it, the orders are asked for anew: what was refused has closed meanwhile, and an
 * answer that was lost may have done it.
 */
export function useCancelling(orderId: string) {
  const api = useApi()
  const session = useMember()
  const queries = useQueryClient()
  const [refundMinor, setRefund] = useState<number | null>(null)

  const call = useMemberCall({
    mutationKey: ['cancelLotteryOrder'],
    call: async ({ subOrderIds }: Cancelled) => {
      setRefund(null)
      try {
        return await api.call(cancelLotteryOrder, {
          body: { orderId, ...(subOrderIds && { subOrderIds: [...subOrderIds] }) },
        })
      } finally {
        askAnew(queries, orderKeys)
      }
    },
    onDone: ({ order }) => {
      setRefund(order.refundMinor)
      askAnew(queries, balanceQuery(api, session).queryKey)
    },
  })
  /** `refundMinor` is what has gone back in all, once a call has brought it about. */
  return { ...call, refundMinor }
}
