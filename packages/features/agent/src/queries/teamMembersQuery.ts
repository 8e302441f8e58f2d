import type { Client, ValueOf } from '@lobby/api'
import { teamMember, teamMembers } from '@lobby/api/operations/agent'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { TeamPlace } from '../model/teamPlace.ts'

/** Rows a page: what a phone shows seven times over. */
const pageSize = 50

type Page = ValueOf<'teamMembers'>

interface After {
  readonly pageNo: number
  /** Where the page before ended; empty for the first. */
  readonly after: string
}

interface Scope {
  readonly api: Client
  readonly session: Session
}

/** Whoever stands directly below a member, or is found by a name in the whole team, by the page. */
export const teamMembersQuery = ({ api, session, member, search, days }: Scope & TeamPlace) =>
  infiniteQueryOptions({
    queryKey: ['teamMembers', session.epoch, search === '' ? member : null, search, days],
    queryFn: ({ pageParam: { pageNo, after }, signal }) => {
      const which = search === '' ? member !== undefined && { memberId: member } : { search }
      return api.call(teamMembers, {
        query: { ...which, startDate: days.from, endDate: days.to, pageNo, pageSize, ...(after && { after }) },
        signal,
      })
    },
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: ({ next, content }: Page, pages: readonly Page[]): After | undefined => {
      // Whatever the platform says of its pages: one that brought nobody new ends the list.
      const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(({ memberId }) => memberId)))
      return next !== undefined && content.some(({ memberId }) => !before.has(memberId))
        ? { pageNo: pages.length + 1, after: next }
        : undefined
    },
    staleTime: staleness.medium,
    gcTime: staleness.long,
    meta: personal,
  })

/** One member of the team, with its rates and the way to it. */
export const teamMemberQuery = ({
  api,
  session,
  member,
  days,
}: Scope & Pick<TeamPlace, 'days'> & { readonly member: number }) =>
  queryOptions({
    queryKey: ['teamMember', session.epoch, member, days],
    queryFn: ({ signal }) =>
      api.call(teamMember, { query: { memberId: member, startDate: days.from, endDate: days.to }, signal }),
    staleTime: staleness.short,
    gcTime: staleness.long,
    meta: personal,
  })
