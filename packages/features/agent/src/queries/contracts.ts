import type { Client, ValueOf } from '@lobby/api'
import { agentContracts, contractPayments, teamContracts, teamMember, teamMembers } from '@lobby/api/operations/agent'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'

/** The three contracts (specification part 2, section 6): a daily salary, a dividend, and an hourly salary. */
export const contractKinds = ['DAILY', 'DIVIDEND', 'HOURLY'] as const
export type ContractKind = (typeof contractKinds)[number]

export type Contracts = ValueOf<'agentContracts'>
export type Contract = Contracts['past'][number]
export type ContractTier = Contract['tiers'][number]
export type Running = NonNullable<Contracts['running']>
export type Payments = ValueOf<'contractPayments'>
export type Payment = Payments['content'][number]
export type TeamContracts = ValueOf<'teamContracts'>

/** Whose contracts they are. */
export interface ContractScope {
  readonly api: Client
  readonly session: Session
}

/** The keys of everything that is about contracts, but for the prompts. */
export const contractKeys = ['contracts'] as const

/** The contract of a kind that a member has, an offer that waits for the answer, and those that are over. */
export const contractsQuery = ({ api, session }: ContractScope, kind: ContractKind) =>
  queryOptions({
    queryKey: [...contractKeys, 'own', session.epoch, kind],
    queryFn: ({ signal }) => api.call(agentContracts, { query: { kind }, signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

interface After {
  readonly pageNo: number
  /** Where the page before ended; empty for the first. */
  readonly after: string
}
const first: After = { pageNo: 1, after: '' }

// Whatever the platform says of its pages: one that brought nothing that was not there ends the list.
function nextOf<Row>(keyOf: (row: Row) => number) {
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

/** What contracts of a kind have paid, or owe, by the page, the newest first. */
export const paymentsQuery = ({ api, session }: ContractScope, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...contractKeys, 'payments', session.epoch, kind],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(contractPayments, { query: { kind, pageNo, pageSize: 20, ...(after && { after }) }, signal }),
    initialPageParam: first,
    getNextPageParam: nextOf<Payment>(({ paymentId }) => paymentId),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

/** Contracts of a kind that an agent pays, by the page, the newest first, and what may be offered. */
export const teamContractsQuery = ({ api, session }: ContractScope, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...contractKeys, 'team', session.epoch, kind],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(teamContracts, { query: { kind, pageNo, pageSize: 20, ...(after && { after }) }, signal }),
    initialPageParam: first,
    getNextPageParam: nextOf<Contract>(({ contractId }) => contractId),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

/** Somebody to whom a contract can be offered. */
export interface DirectMember {
  readonly memberId: number
  readonly account: string
  readonly nickname: string | null
}

/** Members directly below an agent: the newest, or those whose user name begins with a text. */
export const directMembersQuery = ({ api, session }: ContractScope, search: string) =>
  queryOptions({
    queryKey: [...contractKeys, 'members', session.epoch, search],
    queryFn: async ({ signal }): Promise<readonly DirectMember[]> => {
      const { content } = await api.call(teamMembers, {
        query: { ...(search && { search }), pageNo: 1, pageSize: search ? 200 : 30 },
        signal,
      })
      return content.filter(({ depth, disabled }) => depth === 1 && !disabled)
    },
    placeholderData: keepPreviousData,
    staleTime: staleness.medium,
    // A search a letter grows without end.
    gcTime: staleness.long,
    meta: personal,
  })

/** Somebody by the number, if a contract can be offered: null for whoever does not stand directly below. Asks for nothing without a number. */
export const directMemberQuery = ({ api, session }: ContractScope, memberId: number | undefined) =>
  queryOptions({
    queryKey: [...contractKeys, 'member', session.epoch, memberId ?? null],
    queryFn:
      memberId === undefined
        ? skipToken
        : async ({ signal }): Promise<DirectMember | null> => {
            const { member, direct } = await api.call(teamMember, { query: { memberId }, signal })
            return direct && !member.disabled ? member : null
          },
    staleTime: staleness.medium,
    meta: personal,
  })
