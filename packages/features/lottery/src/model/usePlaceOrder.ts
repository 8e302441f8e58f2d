import { ApiError } from '@lobby/api'
import { placeLotteryOrder } from '@lobby/api/operations/lottery'
import { balanceQuery } from '@lobby/platform/account'
import { invalidate, useApi } from '@lobby/platform/query'
import { gateways, prizeModes } from '@lobby/platform/navigation'
import { useMemberCall, useSession, useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderKeys, type Order } from '../queries/orders.ts'
import { storeBet, readStoredBet, type StoredBet, type PlacedOrder } from './storedBet.ts'
import type { BetPick } from './bettingSlip.ts'

/**
 * Places orders. After a lost response the order stays `unsure`, and no other order is sent until its outcome is
 * known. A retry sends the same key and draw, so that the platform returns the existing order or refuses one that it
 * does not have, even after the draw. The browser stores the order for this member, so that a reloaded page asks for
 * it too instead of placing it again.
 */
export function usePlaceOrder(code: string) {
  const api = useApi()
  const store = useSessionStore()
  const storage = useStorage()
  const queries = useQueryClient()
  const userName = useSession()?.userName
  const read = () => (userName === undefined ? null : readStoredBet(storage, code, userName))
  const [unsure, setUnsure] = useState<StoredBet | null>(read)
  const [placed, setPlaced] = useState<Order | null>(null)
  // After a sign-out the page keeps the order whose outcome is unknown. Another member sees only their own.
  const [member, setMember] = useState(userName)
  if (userName !== undefined && userName !== member) {
    setMember(userName)
    setUnsure(read())
  }

  const call = useMemberCall({
    mutationKey: ['placeLotteryOrder'],
    newKey: () => unsure?.key ?? crypto.randomUUID(),
    call: async (order: PlacedOrder, idempotencyKey) => {
      const owner = store.get()?.userName ?? ''
      const { numero, bets } = order
      const sent: StoredBet = { key: idempotencyKey, order }
      setPlaced(null)
      storeBet(storage, code, owner, sent)
      // Records the outcome. Does not touch a stored order of another page of this site.
      const settle = (left: StoredBet | null) => {
        setUnsure(left)
        if (readStoredBet(storage, code, owner)?.key === sent.key) storeBet(storage, code, owner, left)
      }
      try {
        const detail = await api.call(placeLotteryOrder, {
          body: { code, numero, prizeMode: prizeModes.Lott, gateway: gateways.MOBILE, bets: [...bets] },
          idempotencyKey,
        })
        settle(null)
        return detail
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') settle(null)
        // The platform did not process it without a session, so an earlier unsure order is still unsure.
        else if (error instanceof ApiError && error.status === 401) settle(unsure)
        else settle(sent)
        throw error
      } finally {
        invalidate(queries, balanceQuery(api, store.get()).queryKey, orderKeys)
      }
    },
    onDone: ({ order }) => setPlaced(order),
  })

  return {
    ...call,
    unsure: unsure?.order ?? null,
    placed,
    /**
     * Places bets on a draw, all with the same stake in minor units. Does nothing while the outcome of the last order
     * is unknown, also one from another page.
     */
    place: (numero: string, picks: readonly BetPick[], stakeMinor: number) => {
      if (unsure || call.isBusy) return
      const other = read()
      if (other) setUnsure(other)
      else
        call.send({ code, numero, bets: picks.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor })) })
    },
    /** Looks up the outcome of an order whose response was lost, by sending it again unchanged. */
    askAgain: () => {
      if (unsure) call.send(unsure.order)
    },
  }
}
