import type { Client, ValueOf } from '@lobby/api'
import { balance, memberInfo } from '@lobby/api/operations/firstLoad'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { cacheFirst, personal, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import type { SiteStorage } from '../storage/index.ts'
import { balances } from './balances.ts'

/** The signed-in member. What the header and the member card do not show is there once the platform has answered on this page. */
export type Member = Omit<ValueOf<'memberInfo'>, Unkept> & Partial<Pick<ValueOf<'memberInfo'>, Unkept>>
type Unkept = 'id' | 'toUpline'

const hour = 3_600_000

/**
 * The signed-in member (specification part 2, section 7), from the local cache first for an hour (CONF-048, CONF-056). In spite of it the
 * platform is asked whenever a page opens with a session, and by each refetch (CONF-055). Asks for nothing without a session.
 */
export const memberInfoQuery = (api: Client, session: Session | null, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['memberInfo', session?.epoch ?? null, language],
    ...(session
      ? cacheFirst<Member>({
          storage,
          cache: 'memberInfoCache',
          user: session.userName,
          language,
          lifetime: hour,
          keep: ({ id: _id, toUpline: _toUpline, ...shown }) => shown,
          check: (value, place, note) => {
            const {
              id: _id,
              toUpline: _toUpline,
              ...shown
            } = memberInfo.check({ ...(value as object), id: 0, toUpline: false }, place, note)
            return shown
          },
          ask: ({ signal }) => api.call(memberInfo, { signal }),
        })
      : { queryFn: skipToken }),
    initialDataUpdatedAt: 0,
    staleTime: staleness.long,
    meta: personal,
  })

/** Turns the platform's answer, the only one whose money has decimals (docs/invariants/money.md), into minor units. */
const toBalance = ({ sumBalance, ...rest }: ValueOf<'balance'>) => ({
  ...rest,
  balanceMinor: Math.round(sumBalance * 100),
})

/** What a member has over all wallets. */
export type Balance = ReturnType<typeof toBalance>

/** The balance over all wallets. Shown once, it is asked for again whenever it is shown anew, and when the player comes back. */
export const balanceQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: [...balances, session?.epoch ?? null],
    queryFn: session ? async ({ signal }) => toBalance(await api.call(balance, { signal })) : skipToken,
    staleTime: staleness.live,
    meta: personal,
  })
