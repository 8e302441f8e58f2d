import type { Client, ValueOf } from '@lobby/api'
import { openSessions } from '@lobby/api/operations/security'
import { securityKeys } from '@lobby/platform/account'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type OpenSession = ValueOf<'openSessions'>[number]

/** Fetches the sessions of a member, this one first. */
export const sessionsQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityKeys, 'sessions', session.epoch],
    queryFn: ({ signal }) => api.call(openSessions, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })
