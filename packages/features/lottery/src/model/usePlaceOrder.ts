import { ApiError } from '@lobby/api'
import { placeLotteryOrder } from '@lobby/api/operations/lottery'
import { balanceQuery } from '@lobby/platform/account'
import { invalidate, useApi } from '@lobby/platform/query'
import { GATEWAY_IDS, prizeModes } from '@lobby/platform/navigation'
import { useMemberMutation, useSession, useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lotteryOrdersQueryKeyPrefix, type Order } from '../queries/orders.ts'
import { storeUnsureOrder, readUnsureOrder, type UnsureOrder, type SentLotteryOrder } from './unsureOrder.ts'
import type { BetPick } from './bettingSlip.ts'

/**
 * Places lottery orders. If the response is lost, the order is `unsure`, and the hook sends no other order until the
 * outcome is known. The next attempt sends the same order with the same idempotency key, so that the platform never
 * places the order twice. The device stores the unsure order.
 */
export function usePlaceOrder(code: string) {
  const api = useApi()
  const store = useSessionStore()
  const storage = useStorage()
  const queries = useQueryClient()
  const userName = useSession()?.userName
  const read = () => (userName === undefined ? null : readUnsureOrder(storage, code, userName))
  const [unsure, setUnsure] = useState<UnsureOrder | null>(read)
  const [placed, setPlaced] = useState<Order | null>(null)
  // When another member signs in, show only the unsure order of that member.
  const [member, setMember] = useState(userName)
  if (userName !== undefined && userName !== member) {
    setMember(userName)
    setUnsure(read())
  }

  const call = useMemberMutation({
    mutationKey: ['placeLotteryOrder'],
    newKey: () => unsure?.key ?? crypto.randomUUID(),
    call: async (order: SentLotteryOrder, idempotencyKey) => {
      const owner = store.get()?.userName ?? ''
      const { numero, bets } = order
      const sent: UnsureOrder = { key: idempotencyKey, order }
      setPlaced(null)
      storeUnsureOrder(storage, code, owner, sent)
      // Stores `left` as the unsure order; null removes the stored order. Does not overwrite an order that another page
      // of this site has stored.
      const settle = (left: UnsureOrder | null) => {
        setUnsure(left)
        if (readUnsureOrder(storage, code, owner)?.key === sent.key) storeUnsureOrder(storage, code, owner, left)
      }
      try {
        const detail = await api.call(placeLotteryOrder, {
          body: { code, numero, prizeMode: prizeModes.Lott, gateway: GATEWAY_IDS.MOBILE, bets: [...bets] },
          idempotencyKey,
        })
        settle(null)
        return detail
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') settle(null)
        // Without a session the platform ignores an order, so an earlier unsure order is still unsure.
        else if (error instanceof ApiError && error.status === 401) settle(unsure)
        else settle(sent)
        throw error
      } finally {
        invalidate(queries, balanceQuery(api, store.get()).queryKey, lotteryOrdersQueryKeyPrefix)
      }
    },
    onDone: ({ order }) => setPlaced(order),
  })

  return {
    ...call,
    unsure: unsure?.order ?? null,
    placed,
    /**
     * Places bets on a draw, all with the same stake in minor units. Does nothing while there is an unsure order, from
     * this page or another one.
     */
    place: (numero: string, picks: readonly BetPick[], stakeMinor: number) => {
      if (unsure || call.isBusy) return
      const other = read()
      if (other) setUnsure(other)
      else
        call.send({ code, numero, bets: picks.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor })) })
    },
    /** Sends the unsure order again without a change, to learn its outcome. */
    askAgain: () => {
      if (unsure) call.send(unsure.order)
    },
  }
}
