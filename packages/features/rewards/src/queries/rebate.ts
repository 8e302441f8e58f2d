import type { Client, ValueOf } from '@lobby/api'
import { claimRebate, manualRebate } from '@lobby/api/operations/promotion'
import { personal, staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardKeys, type Scope } from './scope.ts'

export type Rebate = ValueOf<'manualRebate'>

/** What could be taken back of the stakes, by category. */
export const rebateQuery = ({ api, session, language }: Scope) =>
  queryOptions({
    queryKey: [...rewardKeys, 'rebate', session.epoch, language],
    queryFn: ({ signal }) => api.call(manualRebate, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

/** Takes it; the same key again answers what it has given. */
export const takeRebate = (api: Client, idempotencyKey: string): Promise<ValueOf<'claimRebate'>> =>
  api.call(claimRebate, { idempotencyKey })
