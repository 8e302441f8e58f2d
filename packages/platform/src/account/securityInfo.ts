import type { Client, ValueOf } from '@lobby/api'
import { securityInfo } from '@lobby/api/operations/security'
import { queryOptions } from '@tanstack/react-query'
import { personal, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'

export type SecurityInfo = ValueOf<'securityInfo'>

/** The keys of everything that tells what guards an account. */
export const securityKeys = ['security'] as const

/** What guards a member's account, as it is now: whatever changes some of it asks anew by `securityKeys`. */
export const securityInfoQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityKeys, 'info', session.epoch],
    queryFn: ({ signal }) => api.call(securityInfo, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })
