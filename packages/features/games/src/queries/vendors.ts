import type { Client } from '@lobby/api'
import { allVassalages } from '@lobby/api/operations/firstLoad'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'

/**
 * Fetches all vendors. A vendor with several kinds of games appears one time for each kind (CALL-061). Returns the
 * stored vendors until the platform responds (CONF-052).
 */
export const allVendorsQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['allVassalages', language],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'vassalagesCache',
      user: null,
      language,
      check: allVassalages.check,
      fetch: ({ signal }) => api.call(allVassalages, { signal }),
    }),
    staleTime: STALE_TIMES_MS.long,
  })
