import type { Client } from '@lobby/api'
import { balance } from '@lobby/api/operations/balance'
import { memberInfo } from '@lobby/api/operations/memberInfo'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { personal, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** The signed-in member (specification part 2, section 7). Asks for nothing without a session. */
export const memberInfoQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: ['memberInfo', session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(memberInfo, { signal }) : skipToken,
    staleTime: staleness.long,
    meta: personal,
  })

const balanceKey = 'balance'

/** The balance over all wallets. Shown once, it is asked for again whenever it is shown anew, and when the player comes back. */
export const balanceQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: [balanceKey, session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(balance, { signal }) : skipToken,
    staleTime: staleness.live,
    meta: personal,
  })

/** The key of every balance in the cache. */
export const balances = [balanceKey] as const
