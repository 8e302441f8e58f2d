import type { ResponseValueOf } from '@lobby/api'
import { uplineTransfer } from '@lobby/api/operations/wallet'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import type { WalletQueryParameters } from './deposits.ts'

export type UplineTransferRules = ResponseValueOf<'uplineTransfer'>
export type UplineTransferData = ResponseValueOf<'transferToUpline'>

/** The query key prefix of all queries about transfers to the upline. */
export const uplineTransferQueryKeyPrefix = ['upline'] as const

/** Fetches the member's upline, the limits of transfers, and the rest of the daily limits. */
export const uplineTransferRulesQuery = ({ api, session }: Pick<WalletQueryParameters, 'api' | 'session'>) =>
  queryOptions({
    queryKey: [...uplineTransferQueryKeyPrefix, session.epoch],
    queryFn: ({ signal }) => api.call(uplineTransfer, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })
