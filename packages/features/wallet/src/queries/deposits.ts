import type { Client, ResponseValueOf } from '@lobby/api'
import { depositDetail, depositMethods, pendingDeposits } from '@lobby/api/operations/wallet'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'
import { getPaymentPollDelayMs } from '../model/getPaymentPollDelayMs.ts'

export type DepositMethod = ResponseValueOf<'depositMethods'>['methods'][number]
export type Deposit = ResponseValueOf<'depositDetail'>['deposit']

/**
 * A response with the time of its arrival, as a value of `performance.now()`. The remaining times in the response count
 * from this time.
 */
type Received<Value> = Value & { readonly receivedAt: number }
export type DepositDetail = Received<ResponseValueOf<'depositDetail'>>

/** The query key prefix of all queries about a member's deposits. */
export const depositsQueryKeyPrefix = ['deposits'] as const

export interface WalletQueryParameters {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** Fetches the deposit methods (MEMB-003) and the maximum number of pending deposits. */
export const depositMethodsQuery = ({ api, session, language }: WalletQueryParameters) =>
  queryOptions({
    queryKey: [...depositsQueryKeyPrefix, 'methods', session.epoch, language],
    queryFn: ({ signal }) => api.call(depositMethods, { signal }),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/** Fetches the deposits that wait for payment. */
export const pendingDepositsQuery = ({ api, session, language }: WalletQueryParameters) =>
  queryOptions({
    queryKey: [...depositsQueryKeyPrefix, 'pending', session.epoch, language],
    queryFn: async ({ signal }) => ({
      deposits: await api.call(pendingDeposits, { signal }),
      receivedAt: performance.now(),
    }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/**
 * Fetches one deposit and its payment instructions. Polls at increasing intervals while the deposit is pending, and
 * refetches when the player returns from a bank's app.
 */
export const depositQuery = ({
  api,
  session,
  language,
  depositId,
}: WalletQueryParameters & { readonly depositId: string }) =>
  queryOptions({
    queryKey: [...depositsQueryKeyPrefix, 'one', session.epoch, language, depositId],
    queryFn: async ({ signal }): Promise<DepositDetail> => {
      const detail = await api.call(depositDetail, { query: { depositId }, signal })
      return { ...detail, receivedAt: performance.now() }
    },
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.deposit.status === 'PENDING' && getPaymentPollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
    meta: memberScoped,
  })
