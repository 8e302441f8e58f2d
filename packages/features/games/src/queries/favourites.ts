import type { Client } from '@lobby/api'
import { favouriteGames } from '@lobby/api/operations/game'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions, skipToken } from '@tanstack/react-query'

/**
 * Fetches the node ids of the member's favourite games. One page contains all favourites, because the platform allows
 * at most 200. Sends no request without a session.
 */
export const favouriteGameIdsQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: ['favouriteIds', session?.epoch ?? null],
    queryFn: session
      ? async ({ signal }) =>
          (await api.call(favouriteGames, { query: { pageNo: 1, pageSize: 200 }, signal })).content.map(
            ({ nodeId }) => nodeId,
          )
      : skipToken,
    staleTime: STALE_TIMES_MS.medium,
    meta: memberScoped,
  })
