import type { Client, ValueOf } from '@lobby/api'
import { openSessions } from '@lobby/api/operations/security'
import { securityKey } from '@lobby/platform/account'
import { memberScoped, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type OpenSession = ValueOf<'openSessions'>[number]

/** Fetches the open sessions of a member, the current session first. */
export const sessionsQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityKey, 'sessions', session.epoch],
    queryFn: ({ signal }) => api.call(openSessions, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
