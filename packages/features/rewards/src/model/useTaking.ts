import { ApiError } from '@lobby/api'
import { balanceQuery } from '@lobby/platform/account'
import { useMoneyOrder, type MoneyOrder, type OrderInput, type OrderKind } from '@lobby/platform/money'
import { askAnew } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardKeys } from '../queries/scope.ts'
import { useScope } from './useScope.ts'

export interface Taking extends Omit<MoneyOrder<OrderInput>, 'settle'> {
  /** What has come into the balance at last, in minor units; null for nothing yet. */
  readonly taken: number | null
  /** What was sent last; null for nothing yet. */
  readonly sent: OrderInput | null
  /** Told what was found out of one that was lost: what it has paid in minor units, null where it was not done. */
  readonly settle: (paid: number | null) => void
}

interface TakingInit {
  readonly kind: Extract<OrderKind, 'reward' | 'rebate'>
  /** Takes it, and answers what has come into the balance, in minor units. */
  readonly call: (input: OrderInput, idempotencyKey: string) => Promise<number>
}

/** Something that the house gives is taken into the balance: once, at a press, and never sent again by itself (decision 032). */
export function useTaking({ kind, call }: TakingInit): Taking {
  const { api, session } = useScope()
  const queries = useQueryClient()
  const [taken, setTaken] = useState<number | null>(null)
  const [sent, setSent] = useState<OrderInput | null>(null)
  const renew = () => askAnew(queries, balanceQuery(api, session).queryKey, rewardKeys)
  const { settle, send, ...order } = useMoneyOrder<OrderInput, number>({
    kind,
    call: async (input, key) => {
      try {
        return await call(input, key)
      } catch (error) {
        // Taken elsewhere, or over by now: what stands here is old.
        if (error instanceof ApiError && error.kind === 'refused') renew()
        throw error
      }
    },
    onDone: (paid) => {
      setTaken(paid)
      renew()
    },
  })
  return {
    ...order,
    // What was lost and turned out to be done is no failure any more.
    error: taken === null ? order.error : null,
    taken,
    sent,
    send: (input) => {
      if (order.busy) return
      setTaken(null)
      setSent(input)
      send(input)
    },
    settle: (paid) => {
      settle(paid !== null)
      setTaken(paid)
      renew()
    },
  }
}
