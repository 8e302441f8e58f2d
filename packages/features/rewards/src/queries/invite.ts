import type { ResponseValueOf } from '@lobby/api'
import { inviteInfo, inviteeList } from '@lobby/api/operations/promotion'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { rewardsQueryKeyPrefix, type RewardsQueryParameters } from './rewardsQueryParameters.ts'

export type InviteInfo = ResponseValueOf<'inviteInfo'>
export type InviteePage = ResponseValueOf<'inviteeList'>
export type Invitee = InviteePage['content'][number]

const PAGE_SIZE = 20

/** Fetches the member's invitation code and link (MEMB-008), and the totals of the member's invitations. */
export const inviteQuery = ({ api, session, language }: RewardsQueryParameters) =>
  queryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'invite', session.epoch, language],
    queryFn: ({ signal }) => api.call(inviteInfo, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

interface After {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}

/** Fetches the invited friends page by page, newest first. */
export const inviteesQuery = ({ api, session, language }: RewardsQueryParameters) =>
  infiniteQueryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'invitees', session.epoch, language],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(inviteeList, { query: { pageNo, pageSize: PAGE_SIZE, ...(after && { after }) }, signal }),
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: nextPage,
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/**
 * Returns the cursor of the next page. Ends the list at a page without new friends, even if the platform reports
 * further pages.
 */
function nextPage({ content, next }: InviteePage, pages: readonly InviteePage[]): After | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(({ inviteeId }) => inviteeId)))
  return next !== undefined && content.some(({ inviteeId }) => !before.has(inviteeId))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}
