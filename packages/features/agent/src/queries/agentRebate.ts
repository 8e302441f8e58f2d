import type { Client, ValueOf } from '@lobby/api'
import { agentRebate, agentRebateRecord, claimAgentRebate } from '@lobby/api/operations/agent'
import { memberScoped, staleness } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { FIRST_PAGE, getNextPage, getPageQuery } from './getNextPage.ts'
import { downlineKeys, type AgentScope } from './scope.ts'

export type AgentRebate = ValueOf<'agentRebate'>
export type ClaimedRebate = ValueOf<'agentRebateRecord'>['content'][number]

/** Fetches the rebate that an agent can claim from the team's stakes, by category. */
export const agentRebateQuery = ({ api, session }: AgentScope) =>
  queryOptions({
    queryKey: [...downlineKeys, 'rebate', session.epoch],
    queryFn: ({ signal }) => api.call(agentRebate, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Claims the rebate. The same key again returns the same result. */
export const sendRebateClaim = (api: Client, idempotencyKey: string): Promise<ValueOf<'claimAgentRebate'>> =>
  api.call(claimAgentRebate, { idempotencyKey })

/** Fetches the claimed rebates by page, the newest first. */
export const claimedRebatesQuery = ({ api, session }: AgentScope) =>
  infiniteQueryOptions({
    queryKey: [...downlineKeys, 'rebates', session.epoch],
    queryFn: ({ pageParam, signal }) => api.call(agentRebateRecord, { query: getPageQuery(pageParam), signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: getNextPage(({ rebateId }: ClaimedRebate) => rebateId),
    staleTime: staleness.live,
    meta: memberScoped,
  })
