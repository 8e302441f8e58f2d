import type { Client, ResponseValueOf } from '@lobby/api'
import { downloadLinks } from '@lobby/api/operations/system'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type DownloadLink = ResponseValueOf<'downloadLinks'>[number]

/**
 * Fetches the links to the merchant's apps, at most one link for each type of app (specification part 2, section 3).
 */
export const downloadLinksQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['downloadLinks', language],
    queryFn: ({ signal }) => api.call(downloadLinks, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })
