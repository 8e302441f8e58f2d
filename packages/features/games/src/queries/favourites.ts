import type { Client } from '@lobby/api'
import { favouriteGames } from '@lobby/api/operations/game'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions, skipToken } from '@tanstack/react-query'

/**
 * The node ids of the member's favourite games. The platform allows at most 200 favourites, so one page contains all.
 * Sends no request without a session.
 */
export const favouriteIdsQuery = (api: Client, session: Session | null) =>
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
