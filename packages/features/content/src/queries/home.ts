import type { Client, ResponseValueOf } from '@lobby/api'
import { editorContentTypeCodes } from '@lobby/api/contentTypes'
import { announcementBanner, homeAnnouncements } from '@lobby/api/operations/firstLoad'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'

const { banner, player, popUp, home } = editorContentTypeCodes

export type HomeAnnouncements = ResponseValueOf<'homeAnnouncements'>
export type HomeBanner = HomeAnnouncements['banners'][number]

/**
 * The call with which home fetches its announcements. The stamp reads this constant too: the document of home preloads
 * the response before any script runs.
 */
export const homeAnnouncementsCall = {
  operation: homeAnnouncements,
  query: { types: `${banner},${player},${popUp},${home}`, groupName: 'm_home', platform: 'M' },
} as const

/**
 * Fetches all announcements of home in one response: banners, ticker, popups, hot matches and promotions (specification
 * part 1, section 7).
 */
export const homeAnnouncementsQuery = (api: Client, user: string | null, language: string) =>
  queryOptions({
    queryKey: ['homeAnnouncements', user, language],
    queryFn: ({ signal }) => api.call(homeAnnouncements, { query: homeAnnouncementsCall.query, signal }),
    staleTime: STALE_TIMES_MS.medium,
  })

/**
 * Fetches the common banners of home, which are the same for every player. Stores them, so that the next visit can show
 * them immediately (CALL-034).
 */
export const bannersQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['banners', language],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'bannersCache',
      user: null,
      language,
      check: announcementBanner.check,
      fetch: ({ signal }) => api.call(announcementBanner, { query: { platform: 'M' }, signal }),
    }),
    staleTime: STALE_TIMES_MS.long,
  })
