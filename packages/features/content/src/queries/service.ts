import type { Client } from '@lobby/api'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

/**
 * Fetches the customer-service links. The code that fetches and decrypts the links is a separate chunk, because few
 * players need this code.
 */
export const serviceChannelsQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['serviceLinks', language],
    queryFn: async ({ signal }) => (await import('./fetchServiceChannels.ts')).fetchServiceChannels(api, signal),
    staleTime: STALE_TIMES_MS.long,
  })
