import type { Client, ValueOf } from '@lobby/api'
import { accountRules, setTeamRates, teamMember, teamRates } from '@lobby/api/operations/agent'
import { memberScoped, staleness } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { FIRST_PAGE, getNextPage, getPageQuery } from './getNextPage.ts'
import { downlineKeys, type AgentScope } from './scope.ts'

export type MemberRates = ValueOf<'teamRates'>['content'][number]
export type Rate = ValueOf<'accountRules'>['rates'][number]
/** A rate with its bounds, in ten-thousandths. */
export type BoundRate = MemberRates['rates'][number]

/** Fetches the rates of the members directly below, by page, and the agent's own rates. */
export const teamRatesQuery = ({ api, session }: AgentScope) =>
  infiniteQueryOptions({
    queryKey: [...downlineKeys, 'rates', session.epoch],
    queryFn: ({ pageParam, signal }) => api.call(teamRates, { query: getPageQuery(pageParam), signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: getNextPage(({ memberId }: MemberRates) => memberId),
    staleTime: staleness.live,
    meta: memberScoped,
  })

/**
 * Fetches the rates of one member, whatever page it is on; null if the member is not directly below. Does nothing
 * without a member.
 */
export const directRatesQuery = ({ api, session }: AgentScope, member: number | undefined) =>
  queryOptions({
    queryKey: [...downlineKeys, 'ratesOf', session.epoch, member ?? null],
    queryFn:
      member === undefined
        ? skipToken
        : async ({ signal }) => {
            const { member: found, direct, rates } = await api.call(teamMember, { query: { memberId: member }, signal })
            return direct ? { memberId: found.memberId, account: found.account, rates } : null
          },
    staleTime: staleness.live,
    meta: memberScoped,
  })

/** Sets the rates of a member directly below. */
export const saveRates = (api: Client, memberId: number, rates: readonly Rate[]): Promise<MemberRates> =>
  api.call(setTeamRates, { body: { memberId, rates: [...rates] } })

/** Fetches the agent's own rates, which limit those of a new account. */
export const ownRatesQuery = ({ api, session }: AgentScope) =>
  queryOptions({
    queryKey: [...downlineKeys, 'own', session.epoch],
    queryFn: async ({ signal }) => (await api.call(accountRules, { signal })).rates,
    staleTime: staleness.live,
    meta: memberScoped,
  })
