import type { Client } from '@lobby/api'
import { systemStatus } from '@lobby/api/operations/firstLoad'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { STALE_TIMES_MS } from '../query/staleTimes.ts'
import { getClockOffset, startupQuery, type StartUpSettings } from './startupQuery.ts'

/**
 * Fetches whether the platform is in maintenance. The site sends this query after a refusal because of maintenance, and
 * repeats it until the maintenance is over (CALL-054). The response also updates the cached start-up settings.
 */
export const systemStatusQuery = (api: Client, queries: QueryClient, language: string) =>
  queryOptions({
    queryKey: ['systemStatus', language],
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now()
      const { serverTime, ...status } = await api.call(systemStatus, { signal })
      const now = { ...status, clockOffset: getClockOffset(serverTime, requestedAt) }
      queries.setQueryData(startupQuery(api).queryKey, (known): StartUpSettings => ({ location: '', ...known, ...now }))
      return now
    },
    staleTime: STALE_TIMES_MS.live,
  })
