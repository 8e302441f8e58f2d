import type { Client } from '@lobby/api'
import { responsibleState } from '@lobby/api/operations/responsible'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** The query key of the limits that a member has set for their own play. */
export const responsibleGamingQueryKey = ['responsible'] as const

/**
 * Fetches the limits that a member has set for their own play, and the unused part of each limit (docs/decisions/039).
 * Skipped for a guest.
 */
export const responsibleGamingQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: [...responsibleGamingQueryKey, session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(responsibleState, { signal }) : skipToken,
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })
