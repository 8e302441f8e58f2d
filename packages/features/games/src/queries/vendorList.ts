import type { Client, ResponseValueOf } from '@lobby/api'
import { gameMenus } from '@lobby/api/operations/game'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type VendorList = ResponseValueOf<'gameMenus'>
export type ListedVendor = VendorList['mapping'][string][number]

/** Fetches the platform's vendors by kind of games, in the order of the game centre (GAME-063, GAME-064). */
export const vendorListQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['vendorList', language],
    queryFn: ({ signal }) => api.call(gameMenus, { signal }),
    staleTime: STALE_TIMES_MS.medium,
  })
