import type { Client, ResponseValueOf } from '@lobby/api'
import { documentCheck } from '@lobby/api/operations/security'
import { securityQueryKeyPrefix } from '@lobby/platform/account'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type DocumentCheck = ResponseValueOf<'documentCheck'>

/** The polling interval in milliseconds while staff of the platform review the documents. */
const REVIEW_POLL_MS = 15_000

/**
 * Fetches the state of a member's document check (MEMB-007). Polls while a review is running and the page is visible.
 */
export const documentCheckQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityQueryKeyPrefix, 'documents', session.epoch],
    queryFn: ({ signal }) => api.call(documentCheck, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data?.status === 'REVIEW' && REVIEW_POLL_MS,
    meta: memberScoped,
  })
