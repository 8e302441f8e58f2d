import type { ResponseValueOf } from '@lobby/api'
import { feedbackList } from '@lobby/api/operations/message'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getNextPageParameters } from '../model/getNextPageParameters.ts'
import type { InboxQueryParameters } from './inboxQueryParameters.ts'

export type FeedbackPage = ResponseValueOf<'feedbackList'>
export type Feedback = FeedbackPage['content'][number]

const PAGE_SIZE = 20

/**
 * Fetches the member's feedback messages page by page, newest first. Each page also contains the platform's limits for
 * a new message.
 */
export const feedbackQuery = ({ api, session }: InboxQueryParameters) =>
  infiniteQueryOptions({
    queryKey: ['feedback', session.epoch],
    queryFn: ({ pageParam: { pageNo, after }, signal }) =>
      api.call(feedbackList, { query: { pageNo, pageSize: PAGE_SIZE, ...(after && { after }) }, signal }),
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: (last, pages) => getNextPageParameters(last, pages, ({ feedbackId }) => feedbackId),
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
