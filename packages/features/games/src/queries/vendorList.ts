import type { Client, ValueOf } from '@lobby/api'
import { gameMenus } from '@lobby/api/operations/gameMenus'
import { recentGames as recentGamesCall } from '@lobby/api/operations/recentGames'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions, skipToken } from '@tanstack/react-query'

export type VendorList = ValueOf<'gameMenus'>
export type ListedVendor = VendorList['mapping'][string][number]

/** The vendors of the house by category, in the order of the lobby (GAME-063, GAME-064). */
export const vendorListQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['vendorList', language],
    queryFn: ({ signal }) => api.call(gameMenus, { signal }),
    staleTime: staleness.medium,
  })

/** The key of every list of recent games in the cache. */
export const recentGames = ['recentGames'] as const

/** The games that the member has opened, the newest first; the platform adds each that is launched (CALL-074). */
export const recentGamesQuery = (api: Client, session: Session | null, language: string) =>
  queryOptions({
    queryKey: [...recentGames, session?.epoch ?? null, language],
    queryFn: session ? async ({ signal }) => (await api.call(recentGamesCall, { signal })).content : skipToken,
    staleTime: staleness.live,
    meta: personal,
  })
