import type { Client, ValueOf } from '@lobby/api'
import { contentTypes } from '@lobby/api/contentTypes'
import { announcementBanner, homeAnnouncements } from '@lobby/api/operations/firstLoad'
import { cacheFirstOptions, staleness } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'

const { banner, player, popUp, home } = contentTypes

export type HomeAnnouncements = ValueOf<'homeAnnouncements'>
export type Banner = HomeAnnouncements['banners'][number]

/** The call that home makes. The stamp uses it too, to preload the response before the bundle runs. */
export const homeAnnouncementsCall = {
  operation: homeAnnouncements,
  query: { types: `${banner},${player},${popUp},${home}`, groupName: 'm_home', platform: 'M' },
} as const

/**
 * Everything that editors publish on home: banners, ticker, popups, hot matches and promotions (specification part 1,
 * section 7).
 */
export const homeAnnouncementsQuery = (api: Client, user: string | null, language: string) =>
  queryOptions({
    queryKey: ['homeAnnouncements', user, language],
    queryFn: ({ signal }) => api.call(homeAnnouncements, { query: homeAnnouncementsCall.query, signal }),
    staleTime: staleness.medium,
  })

/** Home's banners only, the same for every player. The next visit shows them first (CALL-034). */
export const bannersQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['banners', language],
    ...cacheFirstOptions({
      storage,
      cache: 'bannersCache',
      user: null,
      language,
      check: announcementBanner.check,
      fetch: ({ signal }) => api.call(announcementBanner, { query: { platform: 'M' }, signal }),
    }),
    staleTime: staleness.long,
  })
