import type { Client, ResponseValueOf } from '@lobby/api'
import { securityInfo } from '@lobby/api/operations/security'
import { queryOptions } from '@tanstack/react-query'
import { memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'

export type SecurityInfo = ResponseValueOf<'securityInfo'>

/** The query key that all queries about the security of an account begin with. */
export const securityQueryKeyPrefix = ['security'] as const

/**
 * Fetches the security settings of the member's account. A mutation that changes one of them invalidates
 * `securityQueryKeyPrefix`.
 */
export const securityInfoQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityQueryKeyPrefix, 'info', session.epoch],
    queryFn: ({ signal }) => api.call(securityInfo, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
