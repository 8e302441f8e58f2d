import type { ValueOf } from '@lobby/api'
import { payoutAccounts, pendingWithdrawals, withdrawalDetail, withdrawalRules } from '@lobby/api/operations/wallet'
import { memberScoped, staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { getPollDelay } from '../model/getPollDelay.ts'
import { isWithdrawalOpen } from '../model/isWithdrawalOpen.ts'
import type { Scope } from './deposits.ts'

export type WithdrawalRules = ValueOf<'withdrawalRules'>
export type PayoutAccounts = ValueOf<'payoutAccounts'>
export type PayoutAccount = PayoutAccounts['accounts'][number]
export type Withdrawal = ValueOf<'withdrawalDetail'>['withdrawal']
export type WithdrawalDetail = ValueOf<'withdrawalDetail'>

/** The query key prefix of all queries about a member's withdrawals. */
export const withdrawalKeys = ['withdrawals'] as const

/** Fetches the rules that currently apply to a withdrawal (MEMB-004). */
export const withdrawalRulesQuery = ({ api, session }: Scope) =>
  queryOptions({
    queryKey: [...withdrawalKeys, 'rules', session.epoch],
    queryFn: ({ signal }) => api.call(withdrawalRules, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches the member's payout accounts, and the banks to choose from. */
export const payoutAccountsQuery = ({ api, session, language }: Scope) =>
  queryOptions({
    queryKey: [...withdrawalKeys, 'accounts', session.epoch, language],
    queryFn: ({ signal }) => api.call(payoutAccounts, { signal }),
    staleTime: staleness.live,
    meta: memberScoped,
  })

/** Fetches the withdrawals that have not ended. */
export const pendingWithdrawalsQuery = ({ api, session, language }: Scope) =>
  queryOptions({
    queryKey: [...withdrawalKeys, 'pending', session.epoch, language],
    queryFn: ({ signal }) => api.call(pendingWithdrawals, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** Fetches one withdrawal. Polls at increasing intervals until the withdrawal has ended. */
export const withdrawalQuery = ({ api, session, language, withdrawalId }: Scope & { readonly withdrawalId: string }) =>
  queryOptions({
    queryKey: [...withdrawalKeys, 'one', session.epoch, language, withdrawalId],
    queryFn: ({ signal }) => api.call(withdrawalDetail, { query: { withdrawalId }, signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      isWithdrawalOpen(state.data.withdrawal.status) &&
      getPollDelay(state.dataUpdateCount + state.errorUpdateCount),
    meta: memberScoped,
  })
