import type { Client, ValueOf } from '@lobby/api'
import { homeAnnouncements } from '@lobby/api/operations/homeAnnouncements'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type HomeAnnouncements = ValueOf<'homeAnnouncements'>
export type Banner = HomeAnnouncements['banners'][number]

/** What home asks for, shared with the stamp, which asks it before the bundle runs. */
export const homeAnnouncementsCall = {
  operation: homeAnnouncements,
  query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' },
} as const

/** What editors publish on home: banners, ticker, popups, hot matches, promotions (specification part 1, section 7). */
export const homeAnnouncementsQuery = (api: Client, user: string | null, language: string) =>
  queryOptions({
    queryKey: ['homeAnnouncements', user, language],
    queryFn: ({ signal }) => api.call(homeAnnouncements, { query: homeAnnouncementsCall.query, signal }),
    staleTime: staleness.medium,
  })
