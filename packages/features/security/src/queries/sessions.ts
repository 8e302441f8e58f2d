import type { Client, ResponseValueOf } from '@lobby/api'
import { openSessions } from '@lobby/api/operations/security'
import { securityQueryKeyPrefix } from '@lobby/platform/account'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type OpenSession = ResponseValueOf<'openSessions'>[number]

/** Fetches the open sessions of a member, the current session first. */
export const sessionsQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityQueryKeyPrefix, 'sessions', session.epoch],
    queryFn: ({ signal }) => api.call(openSessions, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
