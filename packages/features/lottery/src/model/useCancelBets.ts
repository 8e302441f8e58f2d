import { cancelLotteryOrder } from '@lobby/api/operations/lottery'
import { balanceQuery } from '@lobby/platform/account'
import { invalidate, useApi } from '@lobby/platform/query'
import { useMemberSession, useMemberMutation } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lotteryOrdersQueryKeyPrefix } from '../queries/orders.ts'

/** The bets to cancel in one order. Without ids, all open bets of the order. */
export interface BetsToCancel {
  readonly subOrderIds?: readonly number[]
}

/**
 * Returns the mutation that cancels bets of an order (LOTT-042). Refetches the orders even after a failure, because the
 * cancellation may have succeeded.
 */
export function useCancelBets(orderId: string) {
  const api = useApi()
  const session = useMemberSession()
  const queries = useQueryClient()
  const [refundMinor, setRefund] = useState<number | null>(null)

  const call = useMemberMutation({
    mutationKey: ['cancelLotteryOrder'],
    call: async ({ subOrderIds }: BetsToCancel) => {
      setRefund(null)
      try {
        return await api.call(cancelLotteryOrder, {
          body: { orderId, ...(subOrderIds && { subOrderIds: [...subOrderIds] }) },
        })
      } finally {
        invalidate(queries, lotteryOrdersQueryKeyPrefix)
      }
    },
    onDone: ({ order }) => {
      setRefund(order.refundMinor)
      invalidate(queries, balanceQuery(api, session).queryKey)
    },
  })
  /** `refundMinor` is the refund in minor units after a successful call; otherwise null. */
  return { ...call, refundMinor }
}
