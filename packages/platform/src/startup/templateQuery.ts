import type { Client } from '@lobby/api'
import { consolidatedTemplate } from '@lobby/api/operations/system'
import { queryOptions } from '@tanstack/react-query'
import { STALE_TIMES_MS } from '../query/staleTimes.ts'

/**
 * Fetches the settings that editors make for the whole site: versions of screens and the look of the download bar
 * (specification part 2, section 7).
 */
export const templateQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['template', language],
    queryFn: ({ signal }) => api.call(consolidatedTemplate, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })
