import type { Client, ResponseValueOf } from '@lobby/api'
import { claimReward, rewardCenter } from '@lobby/api/operations/promotion'
import { moduleIdByCall } from '@lobby/merchant'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardsQueryKeyPrefix, type RewardsQueryParameters } from './rewardsQueryParameters.ts'

export type RewardCentre = ResponseValueOf<'rewardCenter'>
export type Reward = RewardCentre['rewards'][number]

const query = { moduleId: moduleIdByCall.rewards }

/** Fetches the member's rewards (MEMB-005), claimable rewards first. */
export const rewardCentreQuery = ({ api, session, language }: RewardsQueryParameters) =>
  queryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'centre', session.epoch, language],
    queryFn: ({ signal }) => api.call(rewardCenter, { query, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Claims a reward. The platform credits each reward one time, even for calls with different idempotency keys. */
export const requestRewardClaim = (api: Client, rewardId: number, idempotencyKey: string): Promise<RewardCentre> =>
  api.call(claimReward, { query, body: { rewardId }, idempotencyKey })
