import { ApiError } from '@lobby/api'
import { balanceQuery } from '@lobby/platform/account'
import { useMoneyOrder, type MoneyOrder, type MoneyOrderInput, type MoneyOrderKind } from '@lobby/platform/money'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardsQueryKeyPrefix } from '../queries/rewardsQueryParameters.ts'
import { useRewardsQueryParameters } from './useRewardsQueryParameters.ts'

export interface RewardClaim extends Omit<MoneyOrder<MoneyOrderInput>, 'setOutcome'> {
  /** The credited amount, in minor units; null until the claim has succeeded. */
  readonly claimedMinor: number | null
  /** The input of the last claim; null before the first claim. */
  readonly lastInput: MoneyOrderInput | null
  /**
   * Stores the outcome of a claim whose response was lost: the credited amount in minor units, or null if the platform
   * did not execute the claim.
   */
  readonly setOutcome: (paid: number | null) => void
}

interface TakingInit {
  readonly kind: Extract<MoneyOrderKind, 'reward' | 'rebate'>
  /** Calls the API operation that claims the reward or rebate. Returns the credited amount, in minor units. */
  readonly call: (input: MoneyOrderInput, idempotencyKey: string) => Promise<number>
}

/** Claims a reward or rebate. Never resends a claim automatically (decision 032). */
export function useRewardClaim({ kind, call }: TakingInit): RewardClaim {
  const { api, session } = useRewardsQueryParameters()
  const queries = useQueryClient()
  const [taken, setTaken] = useState<number | null>(null)
  const [sent, setSent] = useState<MoneyOrderInput | null>(null)
  const refetchRewards = () => invalidate(queries, balanceQuery(api, session).queryKey, rewardsQueryKeyPrefix)
  const { setOutcome, send, ...order } = useMoneyOrder<MoneyOrderInput, number>({
    kind,
    call: async (input, key) => {
      try {
        return await call(input, key)
      } catch (error) {
        // After a refusal the data on the screen is out of date: the reward was claimed on another page or has expired.
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
    // After a lost response the claim may have succeeded, so show no error.
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
