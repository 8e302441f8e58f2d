import type { Client, ResponseValueOf } from '@lobby/api'
import { agentContracts, contractPayments, teamContracts, teamMember, teamMembers } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'

/** The three kinds of contracts (specification part 2, section 6): a daily salary, a dividend, and an hourly salary. */
export const contractKinds = ['DAILY', 'DIVIDEND', 'HOURLY'] as const
export type ContractKind = (typeof contractKinds)[number]

export type MemberContracts = ResponseValueOf<'agentContracts'>
export type Contract = MemberContracts['past'][number]
export type ContractTier = Contract['tiers'][number]
export type RunningContractPeriod = NonNullable<MemberContracts['running']>
export type ContractPaymentPage = ResponseValueOf<'contractPayments'>
export type ContractPaymentRow = ContractPaymentPage['content'][number]
export type TeamContracts = ResponseValueOf<'teamContracts'>

/** The API client and the session for the contract queries. */
export interface ContractQueryParameters {
  readonly api: Client
  readonly session: Session
}

/** The query key prefix of all contract queries except the query of the prompts. */
export const CONTRACT_QUERY_KEY_PREFIX = ['contracts'] as const

/**
 * Fetches a member's contracts of one kind: the active contract, the offer that waits for an answer, and ended
 * contracts.
 */
export const contractsQuery = ({ api, session }: ContractQueryParameters, kind: ContractKind) =>
  queryOptions({
    queryKey: [...CONTRACT_QUERY_KEY_PREFIX, 'own', session.epoch, kind],
    queryFn: ({ signal }) => api.call(agentContracts, { query: { kind }, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

interface After {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}
const first: After = { pageNo: 1, after: '' }

// Returns a function that returns the cursor of the next page. Ends the list at a page without new rows, even if the
// platform reports further pages.
function nextPageAfter<Row>(keyOf: (row: Row) => number) {
  return (
    { next, content }: { readonly next?: string; readonly content: readonly Row[] },
    pages: readonly { readonly content: readonly Row[] }[],
  ): After | undefined => {
    const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(keyOf)))
    return next !== undefined && content.some((row) => !before.has(keyOf(row)))
      ? { pageNo: pages.length + 1, after: next }
      : undefined
  }
}

/** Fetches the payments that the member receives from contracts of one kind, page by page, newest first. */
export const contractPaymentsQuery = ({ api, session }: ContractQueryParameters, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACT_QUERY_KEY_PREFIX, 'payments', session.epoch, kind],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(contractPayments, { query: { kind, pageNo, pageSize: 20, ...(after && { after }) }, signal }),
    initialPageParam: first,
    getNextPageParam: nextPageAfter<ContractPaymentRow>(({ paymentId }) => paymentId),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches the contracts of one kind that an agent pays, page by page, newest first, and the limits for new offers. */
export const teamContractsQuery = ({ api, session }: ContractQueryParameters, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACT_QUERY_KEY_PREFIX, 'team', session.epoch, kind],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(teamContracts, { query: { kind, pageNo, pageSize: 20, ...(after && { after }) }, signal }),
    initialPageParam: first,
    getNextPageParam: nextPageAfter<Contract>(({ contractId }) => contractId),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** A member directly below the agent, who can get a contract offer. */
export interface DirectDownline {
  readonly memberId: number
  readonly account: string
  readonly nickname: string | null
}

/**
 * Fetches members directly below an agent: those whose user name begins with `search`, or the newest members if
 * `search` is empty.
 */
export const directDownlinesQuery = ({ api, session }: ContractQueryParameters, search: string) =>
  queryOptions({
    queryKey: [...CONTRACT_QUERY_KEY_PREFIX, 'members', session.epoch, search],
    queryFn: async ({ signal }): Promise<readonly DirectDownline[]> => {
      const { content } = await api.call(teamMembers, {
        query: { ...(search && { search }), pageNo: 1, pageSize: search ? 200 : 30 },
        signal,
      })
      return content.filter(({ depth, disabled }) => depth === 1 && !disabled)
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_TIMES_MS.medium,
    // Each typed letter creates another query, so remove unused queries from the cache soon.
    gcTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })

/**
 * Fetches a member to whom the agent can offer a contract, by id; null if the member is not directly below the agent.
 * Does nothing without an id.
 */
export const directDownlineQuery = ({ api, session }: ContractQueryParameters, memberId: number | undefined) =>
  queryOptions({
    queryKey: [...CONTRACT_QUERY_KEY_PREFIX, 'member', session.epoch, memberId ?? null],
    queryFn:
      memberId === undefined
        ? skipToken
        : async ({ signal }): Promise<DirectDownline | null> => {
            const { member, direct } = await api.call(teamMember, { query: { memberId }, signal })
            return direct && !member.disabled ? member : null
          },
    staleTime: STALE_TIMES_MS.medium,
    meta: memberScoped,
  })
