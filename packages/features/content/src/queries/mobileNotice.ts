import type { Client, ResponseValueOf } from '@lobby/api'
import { mobileNotice } from '@lobby/api/operations/announcement'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'

export type Notice = ResponseValueOf<'mobileNotice'>['contentLobby'][number]

/**
 * Fetches the platform's notices. Returns the notices stored by the last visit until the platform responds
 * (specification part 1, sections 4 and 7).
 */
export const mobileNoticeQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['mobileNotice', language],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'noticeCache',
      user: null,
      language,
      check: mobileNotice.check,
      fetch: ({ signal }) => api.call(mobileNotice, { query: { platform: 'M' }, signal }),
    }),
    staleTime: STALE_TIMES_MS.long,
  })
