import type { Client } from '@lobby/api'
import { responsibleState } from '@lobby/api/operations/responsible'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { personal, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** The key of what a member has bounded, in the cache. */
export const responsibleKey = ['responsible'] as const

/** What a member has bounded of their own play, with what is left of it (docs/decisions/039). Asks for nothing without a session. */
export const responsibleQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: [...responsibleKey, session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(responsibleState, { signal }) : skipToken,
    staleTime: staleness.live,
    meta: personal,
  })
