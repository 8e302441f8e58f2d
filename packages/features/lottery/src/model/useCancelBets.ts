import { cancelLotteryOrder } from '@lobby/api/operations/lottery'
import { balanceQuery } from '@lobby/platform/account'
import { invalidate, useApi } from '@lobby/platform/query'
import { useMember, useMemberCall } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderKeys } from '../queries/orders.ts'

/** The bets to cancel; all open bets when undefined. */
export interface CancelledBets {
  readonly subOrderIds?: readonly number[]
}

/**
 * Cancels bets of an order (LOTT-042). Always refetches the orders: a refused bet has closed meanwhile, and a lost
 * response may belong to a successful cancellation.
 */
export function useCancelBets(orderId: string) {
  const api = useApi()
  const session = useMember()
  const queries = useQueryClient()
  const [refundMinor, setRefund] = useState<number | null>(null)

  const call = useMemberCall({
    mutationKey: ['cancelLotteryOrder'],
    call: async ({ subOrderIds }: CancelledBets) => {
      setRefund(null)
      try {
        return await api.call(cancelLotteryOrder, {
          body: { orderId, ...(subOrderIds && { subOrderIds: [...subOrderIds] }) },
        })
      } finally {
        invalidate(queries, orderKeys)
      }
    },
    onDone: ({ order }) => {
      setRefund(order.refundMinor)
      invalidate(queries, balanceQuery(api, session).queryKey)
    },
  })
  /** `refundMinor` is the total refund of the order after a successful call, otherwise null. */
  return { ...call, refundMinor }
}
