import type { Client, ResponseValueOf } from '@lobby/api'
import { agentRebate, agentRebateRecord, claimAgentRebate } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { FIRST_PAGE_CURSOR, getNextPageCursor, getPageQueryParameters } from './getNextPageCursor.ts'
import { DOWNLINE_QUERY_KEY_PREFIX, type AgentQueryParameters } from './agentQueryParameters.ts'

export type AgentRebate = ResponseValueOf<'agentRebate'>
export type ClaimedRebate = ResponseValueOf<'agentRebateRecord'>['content'][number]

/** Fetches the rebate on the team's stakes that an agent can claim, by game category. */
export const agentRebateQuery = ({ api, session }: AgentQueryParameters) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'rebate', session.epoch],
    queryFn: ({ signal }) => api.call(agentRebate, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Claims the rebate. A repeated call with the same idempotency key returns the first result again. */
export const sendRebateClaim = (api: Client, idempotencyKey: string): Promise<ResponseValueOf<'claimAgentRebate'>> =>
  api.call(claimAgentRebate, { idempotencyKey })

/** Fetches the claimed rebates page by page, newest first. */
export const claimedRebatesQuery = ({ api, session }: AgentQueryParameters) =>
  infiniteQueryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'rebates', session.epoch],
    queryFn: ({ pageParam, signal }) =>
      api.call(agentRebateRecord, { query: getPageQueryParameters(pageParam), signal }),
    initialPageParam: FIRST_PAGE_CURSOR,
    getNextPageParam: getNextPageCursor(({ rebateId }: ClaimedRebate) => rebateId),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })
