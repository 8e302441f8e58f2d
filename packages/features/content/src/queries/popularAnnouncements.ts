import type { Client, ResponseValueOf } from '@lobby/api'
import { popularAnnouncements } from '@lobby/api/operations/announcement'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type PopularAnnouncement = ResponseValueOf<'popularAnnouncements'>[number]

/** Fetches the promoted announcements, which the site shows above the notices (specification part 1, section 7). */
export const popularAnnouncementsQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['popularAnnouncements', language],
    queryFn: ({ signal }) => api.call(popularAnnouncements, { query: { platform: 'M' }, signal }),
    staleTime: STALE_TIMES_MS.medium,
  })
