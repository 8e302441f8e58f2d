import { ApiError } from '@lobby/api'
import { placeLotteryOrder } from '@lobby/api/operations/placeLotteryOrder'
import { balanceQuery } from '@lobby/platform/account'
import { askAnew, useApi } from '@lobby/platform/query'
import { gateways, prizeModes } from '@lobby/platform/routes'
import { useMemberCall, useSessionStore } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderKeys, type Order } from '../queries/orders.ts'
import type { Pick } from './slip.ts'

/** An order as it is sent: on the draw that the player saw. */
export interface Placed {
  readonly code: string
  readonly numero: string
  readonly bets: readonly { readonly playCode: string; readonly selection: string; readonly stake: number }[]
}

/**
 * Places orders. One whose answer is lost stays `unsure` and nothing else is sent until it is known: asked again it goes with the same key and
 * on the same draw, so that the platform answers the order that it has, or refuses one that it has not, also after the draw.
 */
export function usePlacing(code: string) {
  const api = useApi()
  const store = useSessionStore()
  const queries = useQueryClient()
  const [unsure, setUnsure] = useState<Placed | null>(null)
  const [placed, setPlaced] = useState<Order | null>(null)

  const call = useMemberCall({
    call: async ({ numero, bets }: Placed, idempotencyKey) => {
      setPlaced(null)
      try {
        return await api.call(placeLotteryOrder, { body: { code, numero, prizeMode: prizeModes.Lott, gateway: gateways.MOBILE, bets: [...bets] }, idempotencyKey })
      } catch (error) {
        const known = error instanceof ApiError && (error.kind === 'refused' || error.status === 401)
        setUnsure(known ? null : { code, numero, bets })
        throw error
      } finally {
        askAnew(queries, balanceQuery(api, store.get()).queryKey, orderKeys)
      }
    },
    onDone: ({ order }) => {
      setUnsure(null)
      setPlaced(order)
    },
  })

  return {
    ...call,
    unsure,
    placed,
    /** Places bets on a draw, all for the same stake; not while it is not known what became of the last order. */
    place: (numero: string, picks: readonly Pick[], stake: number) => {
      if (unsure) return
      call.send({ code, numero, bets: picks.map(({ playCode, selection }) => ({ playCode, selection, stake })) })
    },
    /** Asks what became of the order whose answer was lost, by sending it again as it was. */
    askAgain: () => {
      if (unsure) call.send(unsure)
    },
  }
}
