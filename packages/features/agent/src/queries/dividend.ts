import type { Client, ResponseValueOf } from '@lobby/api'
import { dividendInfo } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type DividendInfo = ResponseValueOf<'dividendInfo'>

/**
 * Fetches the dividend of a member (CALL-104), and whether the site shows the dividend (AGEN-048). Use this query only
 * for member types that `needsAgentContractCheck` accepts (AGEN-051).
 */
export const dividendInfoQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: ['contracts', 'dividend', session.epoch],
    queryFn: ({ signal }) => api.call(dividendInfo, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
