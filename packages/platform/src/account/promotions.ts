import type { Client } from '@lobby/api'
import { enabledPromotions } from '@lobby/api/operations/promotion'
import { queryOptions } from '@tanstack/react-query'
import { STALE_TIMES_MS } from '../query/index.ts'

/**
 * Fetches the kinds of promotion that run now, such as `REFERRAL` and `MISSION`, for guests and members (specification
 * part 2, section 2.4).
 */
export const enabledPromotionKindsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['enabledPromotions'],
    queryFn: ({ signal }) => api.call(enabledPromotions, { signal }),
    staleTime: STALE_TIMES_MS.medium,
  })
