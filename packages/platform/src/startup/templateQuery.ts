import type { Client } from '@lobby/api'
import { consolidatedTemplate } from '@lobby/api/operations/system'
import { queryOptions } from '@tanstack/react-query'
import { STALE_TIMES_MS } from '../query/staleTimes.ts'

/**
 * Fetches the template, the platform's settings for the whole site: the versions of screens, and the colours of the
 * download bar (specification part 2, section 7).
 */
export const templateQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['template', language],
    queryFn: ({ signal }) => api.call(consolidatedTemplate, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })
