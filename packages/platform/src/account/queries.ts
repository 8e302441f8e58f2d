import type { Client, ResponseValueOf } from '@lobby/api'
import { balance, memberInfo } from '@lobby/api/operations/firstLoad'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { createCacheFirstQueryOptions, memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import type { SiteStorage } from '../storage/index.ts'
import { balanceQueryKey } from './balanceQueryKey.ts'

/**
 * The signed-in member. The fields that are not cached on the device are undefined until the platform has responded on
 * this page.
 */
export type Member = Omit<ResponseValueOf<'memberInfo'>, UncachedField> &
  Partial<Pick<ResponseValueOf<'memberInfo'>, UncachedField>>
type UncachedField = 'id' | 'toUpline'

const HOUR_MS = 3_600_000

/**
 * Fetches the signed-in member (specification part 2, section 7). The query first returns the copy from the browser's
 * storage if that copy is less than an hour old (CONF-048, CONF-056). It then also fetches from the platform
 * (CONF-055). Skipped for a guest.
 */
export const memberInfoQuery = (api: Client, session: Session | null, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['memberInfo', session?.epoch ?? null, language],
    ...(session
      ? createCacheFirstQueryOptions<Member>({
          storage,
          cache: 'memberInfoCache',
          user: session.userName,
          language,
          maxAgeMs: HOUR_MS,
          toStored: ({ id: _id, toUpline: _toUpline, ...shown }) => shown,
          check: (value, place, onUnknownValue) => {
            const {
              id: _id,
              toUpline: _toUpline,
              ...shown
            } = memberInfo.check({ ...(value as object), id: 0, toUpline: false }, place, onUnknownValue)
            return shown
          },
          fetch: ({ signal }) => api.call(memberInfo, { signal }),
        })
      : { queryFn: skipToken }),
    initialDataUpdatedAt: 0,
    staleTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })

/**
 * Converts the balance to minor units. The balance is the only amount that the platform sends as a decimal
 * (docs/invariants/money.md).
 */
const toBalance = ({ sumBalance, ...rest }: ResponseValueOf<'balance'>) => ({
  ...rest,
  balanceMinor: Math.round(sumBalance * 100),
})

/** The sum of all wallets of a member. */
export type Balance = ReturnType<typeof toBalance>

/**
 * Fetches the sum of all wallets of the member. The sum is refetched each time a component that shows the balance
 * mounts, and when the player returns to the page. Skipped for a guest.
 */
export const balanceQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: [...balanceQueryKey, session?.epoch ?? null],
    queryFn: session ? async ({ signal }) => toBalance(await api.call(balance, { signal })) : skipToken,
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })
