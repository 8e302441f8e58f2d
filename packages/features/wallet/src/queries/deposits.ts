import type { Client, ValueOf } from '@lobby/api'
import { depositDetail, depositMethods, pendingDeposits } from '@lobby/api/operations/wallet'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'
import { askDelay } from '../model/askDelay.ts'

export type DepositMethod = ValueOf<'depositMethods'>['methods'][number]
export type Deposit = ValueOf<'depositDetail'>['deposit']

/** An answer, and when it came by `performance.now()`: what remains counts from there. */
type Received<Value> = Value & { readonly receivedAt: number }
export type DepositDetail = Received<ValueOf<'depositDetail'>>

/** The keys of everything that tells of a member's deposits. */
export const depositKeys = ['deposits'] as const

export interface Scope {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** The ways to pay in (MEMB-003), and how many deposits may wait. */
export const depositMethodsQuery = ({ api, session, language }: Scope) =>
  queryOptions({
    queryKey: [...depositKeys, 'methods', session.epoch, language],
    queryFn: ({ signal }) => api.call(depositMethods, { signal }),
    staleTime: staleness.live,
    meta: personal,
  })

/** The deposits that wait for their payment. */
export const pendingDepositsQuery = ({ api, session, language }: Scope) =>
  queryOptions({
    queryKey: [...depositKeys, 'pending', session.epoch, language],
    queryFn: async ({ signal }) => ({
      deposits: await api.call(pendingDeposits, { signal }),
      receivedAt: performance.now(),
    }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

/** One deposit, and how to pay it. While it waits it is asked for again, ever less often, and at once when the player comes back from a bank. */
export const depositQuery = ({ api, session, language, depositId }: Scope & { readonly depositId: string }) =>
  queryOptions({
    queryKey: [...depositKeys, 'one', session.epoch, language, depositId],
    queryFn: async ({ signal }): Promise<DepositDetail> => {
      const detail = await api.call(depositDetail, { query: { depositId }, signal })
      return { ...detail, receivedAt: performance.now() }
    },
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.deposit.status === 'PENDING' && askDelay(state.dataUpdateCount + state.errorUpdateCount),
    meta: personal,
  })
