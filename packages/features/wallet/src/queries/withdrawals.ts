import type { ResponseValueOf } from '@lobby/api'
import { payoutAccounts, pendingWithdrawals, withdrawalDetail, withdrawalRules } from '@lobby/api/operations/wallet'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { getPaymentPollDelayMs } from '../model/getPaymentPollDelayMs.ts'
import { isWithdrawalOpen } from '../model/isWithdrawalOpen.ts'
import type { WalletQueryParameters } from './deposits.ts'

export type WithdrawalRules = ResponseValueOf<'withdrawalRules'>
export type PayoutAccounts = ResponseValueOf<'payoutAccounts'>
export type PayoutAccount = PayoutAccounts['accounts'][number]
export type Withdrawal = ResponseValueOf<'withdrawalDetail'>['withdrawal']
export type WithdrawalDetail = ResponseValueOf<'withdrawalDetail'>

/** The query key prefix of all queries about a member's withdrawals. */
export const withdrawalsQueryKeyPrefix = ['withdrawals'] as const

/** Fetches the rules that currently apply to a withdrawal (MEMB-004). */
export const withdrawalRulesQuery = ({ api, session }: WalletQueryParameters) =>
  queryOptions({
    queryKey: [...withdrawalsQueryKeyPrefix, 'rules', session.epoch],
    queryFn: ({ signal }) => api.call(withdrawalRules, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches the member's payout accounts, and the banks that the member can choose for a new account. */
export const payoutAccountsQuery = ({ api, session, language }: WalletQueryParameters) =>
  queryOptions({
    queryKey: [...withdrawalsQueryKeyPrefix, 'accounts', session.epoch, language],
    queryFn: ({ signal }) => api.call(payoutAccounts, { signal }),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/** Fetches the withdrawals that have not ended. */
export const pendingWithdrawalsQuery = ({ api, session, language }: WalletQueryParameters) =>
  queryOptions({
    queryKey: [...withdrawalsQueryKeyPrefix, 'pending', session.epoch, language],
    queryFn: ({ signal }) => api.call(pendingWithdrawals, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches one withdrawal. Polls at increasing intervals until the withdrawal has ended. */
export const withdrawalQuery = ({
  api,
  session,
  language,
  withdrawalId,
}: WalletQueryParameters & { readonly withdrawalId: string }) =>
  queryOptions({
    queryKey: [...withdrawalsQueryKeyPrefix, 'one', session.epoch, language, withdrawalId],
    queryFn: ({ signal }) => api.call(withdrawalDetail, { query: { withdrawalId }, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      isWithdrawalOpen(state.data.withdrawal.status) &&
      getPaymentPollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
    meta: memberScoped,
  })
