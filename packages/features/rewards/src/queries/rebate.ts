import type { Client, ResponseValueOf } from '@lobby/api'
import { claimRebate, manualRebate } from '@lobby/api/operations/promotion'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardsQueryKeyPrefix, type RewardsQueryParameters } from './rewardsQueryParameters.ts'

export type Rebate = ResponseValueOf<'manualRebate'>

/** Fetches the claimable rebate on the member's stakes, by game category. */
export const rebateQuery = ({ api, session, language }: RewardsQueryParameters) =>
  queryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'rebate', session.epoch, language],
    queryFn: ({ signal }) => api.call(manualRebate, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/**
 * Claims the rebate. A repeated call with the same idempotency key claims nothing and returns the first result again.
 */
export const requestRebateClaim = (api: Client, idempotencyKey: string): Promise<ResponseValueOf<'claimRebate'>> =>
  api.call(claimRebate, { idempotencyKey })
