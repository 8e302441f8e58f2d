import type { Client, ResponseValueOf } from '@lobby/api'
import { teamMember, teamMembers } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { TeamMembersUrlState } from '../model/teamMembersUrlState.ts'

/** The number of members per page: about seven phone screens. */
const PAGE_SIZE = 50

type Page = ResponseValueOf<'teamMembers'>

interface After {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}

interface Scope {
  readonly api: Client
  readonly session: Session
}

/**
 * Fetches page by page the members directly below a member, or those in the whole team whose user name begins with the
 * search text.
 */
export const teamMembersQuery = ({ api, session, member, search, days }: Scope & TeamMembersUrlState) =>
  infiniteQueryOptions({
    queryKey: ['teamMembers', session.epoch, search === '' ? member : null, search, days],
    queryFn: ({ pageParam: { pageNo, after }, signal }) => {
      const which = search === '' ? member !== undefined && { memberId: member } : { search }
      return api.call(teamMembers, {
        query: {
          ...which,
          startDate: days.from,
          endDate: days.to,
          pageNo,
          pageSize: PAGE_SIZE,
          ...(after && { after }),
        },
        signal,
      })
    },
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: ({ next, content }: Page, pages: readonly Page[]): After | undefined => {
      // End the list at a page without new members, even if the platform reports further pages.
      const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(({ memberId }) => memberId)))
      return next !== undefined && content.some(({ memberId }) => !before.has(memberId))
        ? { pageNo: pages.length + 1, after: next }
        : undefined
    },
    staleTime: STALE_TIMES_MS.medium,
    gcTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })

/** Fetches one member of the team, with the member's rebate rates and the path from the agent down to the member. */
export const teamMemberQuery = ({
  api,
  session,
  member,
  days,
}: Scope & Pick<TeamMembersUrlState, 'days'> & { readonly member: number }) =>
  queryOptions({
    queryKey: ['teamMember', session.epoch, member, days],
    queryFn: ({ signal }) =>
      api.call(teamMember, { query: { memberId: member, startDate: days.from, endDate: days.to }, signal }),
    staleTime: STALE_TIMES_MS.short,
    gcTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })
