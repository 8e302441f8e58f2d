import type { ResponseValueOf } from '@lobby/api'
import { vipBenefits } from '@lobby/api/operations/promotion'
import { moduleIdByCall } from '@lobby/merchant'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardsQueryKeyPrefix, type RewardsQueryParameters } from './rewardsQueryParameters.ts'

export type VipBenefitsData = ResponseValueOf<'vipBenefits'>
export type VipBenefitLevel = VipBenefitsData['levels'][number]

/** Fetches the VIP levels and the member's position among them. */
export const vipBenefitsQuery = ({ api, session, language }: RewardsQueryParameters) =>
  queryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'benefits', session.epoch, language],
    queryFn: ({ signal }) => api.call(vipBenefits, { query: { moduleId: moduleIdByCall.memberBenefits }, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
