import { ApiError, type ResponseValueOf } from '@lobby/api'
import { downlineTransfer, downlineTransferRecord, teamMember, teamMembers } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { FIRST_PAGE_CURSOR, getNextPageCursor, getPageQueryParameters } from './getNextPageCursor.ts'
import { DOWNLINE_QUERY_KEY_PREFIX, type AgentQueryParameters } from './agentQueryParameters.ts'

export type DownlineTransferLimits = ResponseValueOf<'downlineTransfer'>
export type DownlineTransferBatch = ResponseValueOf<'transferToDownlines'>
export type DownlineTransferEntry = ResponseValueOf<'downlineTransferRecord'>['content'][number]
export type TeamMember = ResponseValueOf<'teamMembers'>['content'][number]
/** A team member who receives money in a transfer. */
export type TransferReceiver = Pick<TeamMember, 'memberId' | 'account' | 'agent'>

/** Fetches the current limits of transfers to team members. */
export const downlineTransferLimitsQuery = ({ api, session }: AgentQueryParameters) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'rules', session.epoch],
    queryFn: ({ signal }) => api.call(downlineTransfer, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/**
 * Fetches possible receivers of a transfer: everybody in the team whose user name begins with `search`, or the members
 * directly below if `search` is empty.
 */
export const possibleReceiversQuery = ({ api, session }: AgentQueryParameters, search: string) =>
  infiniteQueryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'receivers', session.epoch, search],
    queryFn: ({ pageParam, signal }) =>
      api.call(teamMembers, { query: { ...getPageQueryParameters(pageParam), ...(search && { search }) }, signal }),
    initialPageParam: FIRST_PAGE_CURSOR,
    getNextPageParam: getNextPageCursor(({ memberId }: TeamMember) => memberId),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/**
 * Fetches the receivers whose user names are in the URL. Returns these team members, and the names that do not belong
 * to the team or whose owners cannot receive money.
 */
export const receiversByNameQuery = ({ api, session }: AgentQueryParameters, names: readonly string[]) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'named', session.epoch, names],
    queryFn: async ({ signal }) => {
      const asked = await Promise.all(
        names.map(async (name) => {
          const { content } = await api.call(teamMembers, { query: { search: name, pageNo: 1, pageSize: 1 }, signal })
          return content.find(({ account, disabled }) => account.toLowerCase() === name.toLowerCase() && !disabled)
        }),
      )
      return { found: asked.flatMap((member) => member ?? []), missing: names.filter((_, at) => !asked[at]) }
    },
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/**
 * Fetches the receivers who cannot receive money because they are disabled or have left the team. The platform refuses
 * a whole transfer without naming the receiver who caused the refusal.
 */
export const blockedReceiversQuery = ({ api, session }: AgentQueryParameters, memberIds: readonly number[]) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'refused', session.epoch, memberIds],
    queryFn: async ({ signal }) => {
      const asked = await Promise.all(
        memberIds.map((memberId) =>
          api.call(teamMember, { query: { memberId }, signal }).then(
            ({ member }) => member.disabled,
            (error: unknown) => {
              if (error instanceof ApiError && error.kind === 'refused') return true
              throw error
            },
          ),
        ),
      )
      return memberIds.filter((_, at) => asked[at])
    },
    staleTime: 0,
    gcTime: 0,
    meta: memberScoped,
  })

/** Fetches the transfers to team members page by page, newest first. */
export const downlineTransferRecordQuery = ({ api, session }: AgentQueryParameters) =>
  infiniteQueryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'record', session.epoch],
    queryFn: ({ pageParam, signal }) =>
      api.call(downlineTransferRecord, { query: getPageQueryParameters(pageParam), signal }),
    initialPageParam: FIRST_PAGE_CURSOR,
    getNextPageParam: getNextPageCursor(({ transferId }: DownlineTransferEntry) => transferId),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })
