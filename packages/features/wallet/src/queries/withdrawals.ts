import type { ResponseValueOf } from '@lobby/api'
import { payoutAccounts, pendingWithdrawals, withdrawalDetail, withdrawalRules } from '@lobby/api/operations/wallet'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { getPollDelay } from '../model/getPollDelay.ts'
import { isWithdrawalOpen } from '../model/isWithdrawalOpen.ts'
import type { WalletQueryScope } from './deposits.ts'

export type WithdrawalRules = ResponseValueOf<'withdrawalRules'>
export type PayoutAccounts = ResponseValueOf<'payoutAccounts'>
export type PayoutAccount = PayoutAccounts['accounts'][number]
export type Withdrawal = ResponseValueOf<'withdrawalDetail'>['withdrawal']
export type WithdrawalDetail = ResponseValueOf<'withdrawalDetail'>

/** The query key prefix of all queries about a member's withdrawals. */
export const withdrawalKeyPrefix = ['withdrawals'] as const

/** Fetches the rules that currently apply to a withdrawal (MEMB-004). */
export const withdrawalRulesQuery = ({ api, session }: WalletQueryScope) =>
  queryOptions({
    queryKey: [...withdrawalKeyPrefix, 'rules', session.epoch],
    queryFn: ({ signal }) => api.call(withdrawalRules, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches the member's payout accounts, and the banks that the member can choose for a new account. */
export const payoutAccountsQuery = ({ api, session, language }: WalletQueryScope) =>
  queryOptions({
    queryKey: [...withdrawalKeyPrefix, 'accounts', session.epoch, language],
    queryFn: ({ signal }) => api.call(payoutAccounts, { signal }),
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/** Fetches the withdrawals that have not ended. */
export const pendingWithdrawalsQuery = ({ api, session, language }: WalletQueryScope) =>
  queryOptions({
    queryKey: [...withdrawalKeyPrefix, 'pending', session.epoch, language],
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
}: WalletQueryScope & { readonly withdrawalId: string }) =>
  queryOptions({
    queryKey: [...withdrawalKeyPrefix, 'one', session.epoch, language, withdrawalId],
    queryFn: ({ signal }) => api.call(withdrawalDetail, { query: { withdrawalId }, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      isWithdrawalOpen(state.data.withdrawal.status) &&
      getPollDelay(state.dataUpdateCount + state.errorUpdateCount),
    meta: memberScoped,
  })
