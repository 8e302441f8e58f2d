import type { Client } from '@lobby/api'
import { gameList } from '@lobby/api/operations/game'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

/** How many games there are, of all types. */
export const gameCountQuery = (api: Client) =>
  queryOptions({
    queryKey: ['gameCount'],
    queryFn: async ({ signal }) =>
      (await api.call(gameList, { query: { platform: 'html5', clientType: 2, pageNo: 1, pageSize: 1 }, signal }))
        .total ?? null,
    staleTime: staleness.long,
  })
