import type { Client, ValueOf } from '@lobby/api'
import { securityInfo } from '@lobby/api/operations/security'
import { queryOptions } from '@tanstack/react-query'
import { memberScoped, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'

export type SecurityInfo = ValueOf<'securityInfo'>

/** The query key that all queries about the security of an account begin with. */
export const securityKey = ['security'] as const

/**
 * Fetches the security settings of the member's account. A mutation that changes one of them invalidates
 * `securityKey`.
 */
export const securityInfoQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityKey, 'info', session.epoch],
    queryFn: ({ signal }) => api.call(securityInfo, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
