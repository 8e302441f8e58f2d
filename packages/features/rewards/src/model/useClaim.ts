import { ApiError } from '@lobby/api'
import { balanceQuery } from '@lobby/platform/account'
import { useMoneyOrder, type MoneyOrder, type OrderInput, type OrderKind } from '@lobby/platform/money'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardKeys } from '../queries/scope.ts'
import { useScope } from './useScope.ts'

export interface RewardClaim extends Omit<MoneyOrder<OrderInput>, 'setOutcome'> {
  /** The amount that has been credited, in minor units; null before that. */
  readonly claimedMinor: number | null
  /** The last input that was sent; null before that. */
  readonly lastInput: OrderInput | null
  /** Records the outcome of a lost order: the amount paid in minor units, or null when it was not carried out. */
  readonly setOutcome: (paid: number | null) => void
}

interface TakingInit {
  readonly kind: Extract<OrderKind, 'reward' | 'rebate'>
  /** Collects it and returns the credited amount, in minor units. */
  readonly call: (input: OrderInput, idempotencyKey: string) => Promise<number>
}

/**
 * Collects a reward or rebate into the balance. Sends it once per press and never again automatically (decision 032).
 */
export function useClaim({ kind, call }: TakingInit): RewardClaim {
  const { api, session } = useScope()
  const queries = useQueryClient()
  const [taken, setTaken] = useState<number | null>(null)
  const [sent, setSent] = useState<OrderInput | null>(null)
  const refetchRewards = () => invalidate(queries, balanceQuery(api, session).queryKey, rewardKeys)
  const { setOutcome, send, ...order } = useMoneyOrder<OrderInput, number>({
    kind,
    call: async (input, key) => {
      try {
        return await call(input, key)
      } catch (error) {
        // Collected elsewhere or expired meanwhile, so the data on screen is out of date.
        if (error instanceof ApiError && error.kind === 'refused') refetchRewards()
        throw error
      }
    },
    onDone: (paid) => {
      setTaken(paid)
      refetchRewards()
    },
  })
  return {
    ...order,
    // A lost order that turned out to have succeeded is not an error.
    error: taken === null ? order.error : null,
    claimedMinor: taken,
    lastInput: sent,
    send: (input) => {
      if (order.isBusy) return
      setTaken(null)
      setSent(input)
      send(input)
    },
    setOutcome: (paid) => {
      setOutcome(paid !== null)
      setTaken(paid)
      refetchRewards()
    },
  }
}
