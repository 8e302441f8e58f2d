import type { Client } from '@lobby/api'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

/** The customer-service links. The code that fetches and decrypts them loads on demand, because few players need it. */
export const serviceLinksQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['serviceLinks', language],
    queryFn: async ({ signal }) => (await import('./readServiceLinks.ts')).readServiceLinks(api, signal),
    staleTime: STALE_TIMES_MS.long,
  })
