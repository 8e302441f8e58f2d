import type { Client, ResponseValueOf } from '@lobby/api'
import { hotGames, popularGames } from '@lobby/api/operations/firstLoad'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'

export type PopularGamesSection = ResponseValueOf<'popularGames'>[number]
export type Game = PopularGamesSection['games'][number]
export type Vendor = PopularGamesSection['vendors'][number]

/**
 * The call with which home fetches its popular games. Each stamped document preloads the response of this call before
 * the bundle runs.
 */
export const popularGamesCall = { operation: popularGames, query: { platform: 'html5' } } as const

/** Fetches popular games and vendors, one section per kind of games, in the platform's order. */
export const popularGamesQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['popularGames', language],
    queryFn: ({ signal }) => api.call(popularGames, { query: popularGamesCall.query, signal }),
    staleTime: STALE_TIMES_MS.medium,
  })

/**
 * Fetches the games of all kinds that many people play now (specification part 2, section 7). Returns the stored games
 * until the platform responds (CONF-053).
 */
export const hotGamesQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['hotGames', language],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'hotGamesCache',
      user: null,
      language,
      check: hotGames.check,
      fetch: ({ signal }) => api.call(hotGames, { query: { isPlatform: 2, platform: 'html5' }, signal }),
    }),
    staleTime: STALE_TIMES_MS.medium,
  })
