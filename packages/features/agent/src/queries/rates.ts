import type { Client, ResponseValueOf } from '@lobby/api'
import { accountRules, setTeamRates, teamMember, teamRates } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { FIRST_PAGE_CURSOR, getNextPageCursor, getPageQueryParameters } from './getNextPageCursor.ts'
import { DOWNLINE_QUERY_KEY_PREFIX, type AgentQueryParameters } from './agentQueryParameters.ts'

export type MemberRebateRates = ResponseValueOf<'teamRates'>['content'][number]
export type RebateRate = ResponseValueOf<'accountRules'>['rates'][number]
/** A rebate rate with its bounds, in ten-thousandths. */
export type BoundedRebateRate = MemberRebateRates['rates'][number]

/** Fetches the rebate rates of the members directly below the agent, page by page, and the agent's own rates. */
export const teamRebateRatesQuery = ({ api, session }: AgentQueryParameters) =>
  infiniteQueryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'rates', session.epoch],
    queryFn: ({ pageParam, signal }) => api.call(teamRates, { query: getPageQueryParameters(pageParam), signal }),
    initialPageParam: FIRST_PAGE_CURSOR,
    getNextPageParam: getNextPageCursor(({ memberId }: MemberRebateRates) => memberId),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/**
 * Fetches the rebate rates of one member by id; null if the member is not directly below the agent. Does nothing
 * without an id.
 */
export const memberRebateRatesQuery = ({ api, session }: AgentQueryParameters, member: number | undefined) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'ratesOf', session.epoch, member ?? null],
    queryFn:
      member === undefined
        ? skipToken
        : async ({ signal }) => {
            const { member: found, direct, rates } = await api.call(teamMember, { query: { memberId: member }, signal })
            return direct ? { memberId: found.memberId, account: found.account, rates } : null
          },
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/** Saves the rebate rates of a member directly below the agent. */
export const saveMemberRebateRates = (
  api: Client,
  memberId: number,
  rates: readonly RebateRate[],
): Promise<MemberRebateRates> => api.call(setTeamRates, { body: { memberId, rates: [...rates] } })

/** Fetches the agent's own rebate rates, which limit the rates of a new account. */
export const ownRebateRatesQuery = ({ api, session }: AgentQueryParameters) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'own', session.epoch],
    queryFn: async ({ signal }) => (await api.call(accountRules, { signal })).rates,
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })
