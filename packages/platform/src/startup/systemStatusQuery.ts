import type { Client } from '@lobby/api'
import { systemStatus } from '@lobby/api/operations/firstLoad'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { staleness } from '../query/staleness.ts'
import { offsetOf, startupQuery, type Startup } from './startupQuery.ts'

/**
 * Whether the platform is open: asked after a 401 or 503 that names maintenance, and again until it is over (CALL-054). What it says takes
 * the place of what start-up said, so that the whole site knows.
 */
export const systemStatusQuery = (api: Client, queries: QueryClient, language: string) =>
  queryOptions({
    queryKey: ['systemStatus', language],
    queryFn: async ({ signal }) => {
      const asked = Date.now()
      const { serverTime, ...status } = await api.call(systemStatus, { signal })
      const now = { ...status, clockOffset: offsetOf(serverTime, asked) }
      queries.setQueryData(startupQuery(api).queryKey, (known): Startup => ({ location: '', ...known, ...now }))
      return now
    },
    staleTime: staleness.live,
  })
