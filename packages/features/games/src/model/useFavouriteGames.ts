import { addFavouriteGame, removeFavouriteGame } from '@lobby/api/operations/game'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { invalidate, getErrorMessageId, useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query'
import { favouriteGameIdsQuery } from '../queries/favourites.ts'
import { favouriteGamesQueryKeyPrefix, type GamePage } from '../queries/gameList.ts'
import type { Game } from '../queries/games.ts'

export interface FavouriteGamesState {
  readonly has: (game: Game) => boolean
  /** Returns true while the platform is adding or removing this game. */
  readonly busy: (game: Game) => boolean
  readonly change: (game: Game, on: boolean) => void
}

/**
 * The longest and the shortest duration of the loading message (GAME-041). The shortest duration lets the player read
 * the message even if the response is fast (GAME-046, GAME-047).
 */
const LOADING_TIMEOUT_MS = 2000
const LOADING_MIN_MS = 800
const none: readonly number[] = []

interface Change {
  readonly game: Game
  readonly on: boolean
}

/** Selects the changes of favourites for which no response has arrived yet. */
const inFlight = { mutationKey: ['changeFavourite'], status: 'pending' } as const
const nodeIdOf = ({ state }: Mutation) => (state.variables as Change).game.nodeId

/**
 * Reads and changes the member's favourite games, which the platform stores. Shows a change immediately, and reverts it
 * if the platform refuses it. Asks a guest to sign in (C28 in decision 001).
 */
export function useFavouriteGames(): FavouriteGamesState {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const session = useSession()
  const queries = useQueryClient()
  const query = favouriteGameIdsQuery(api, session)
  const known = useQuery(query)
  const pending = useMutationState({ filters: inFlight, select: nodeIdOf })
  const ids = (session && known.data) ?? none

  const setFavourite = (nodeId: number, on: boolean) =>
    queries.setQueryData(query.queryKey, (before = []) =>
      on ? [...before, nodeId] : before.filter((id) => id !== nodeId),
    )

  const { mutate } = useMutation({
    mutationKey: inFlight.mutationKey,
    mutationFn: async ({ game: { nodeId, vassalage }, on }: Change) => {
      const hide = notify.loading(
        t(on ? 'games.favourite.in_collection' : 'games.favourite.in_cancel_collection'),
        LOADING_TIMEOUT_MS,
      )
      const isReadable = new Promise((resolve) => setTimeout(resolve, LOADING_MIN_MS))
      await queries.cancelQueries(query)
      setFavourite(nodeId, on)
      try {
        await api.call(on ? addFavouriteGame : removeFavouriteGame, { body: { nodeId, vendor: vassalage } })
        void isReadable.then(hide)
        if (on) invalidate(queries, favouriteGamesQueryKeyPrefix)
        else await removeFromLists(queries, nodeId)
      } catch (error) {
        hide()
        setFavourite(nodeId, !on)
        notify.toast(t(getErrorMessageId(error)))
      }
    },
  })
  const change = (game: Game, on: boolean) => {
    if (!session) return notify.notice(t('games.favourite.in_logged_login'))
    if (
      !queries
        .getMutationCache()
        .findAll(inFlight)
        .some((one) => nodeIdOf(one) === game.nodeId)
    )
      mutate({ game, on })
  }

  return { has: ({ nodeId }) => ids.includes(nodeId), busy: ({ nodeId }) => pending.includes(nodeId), change }
}

/**
 * Removes a game from all cached lists of favourites. Restarts a running fetch of a list, because its response could
 * still contain the game.
 */
async function removeFromLists(queries: QueryClient, nodeId: number): Promise<void> {
  const filters = { queryKey: favouriteGamesQueryKeyPrefix }
  const isReading = queries.isFetching(filters) > 0
  await queries.cancelQueries(filters)
  queries.setQueriesData<InfiniteData<GamePage>>(filters, (list) => list && removeFromPages(list, nodeId))
  if (isReading) void queries.invalidateQueries(filters)
}

const removeFromPages = (list: InfiniteData<GamePage>, nodeId: number) => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, games: page.games.filter((game) => game.nodeId !== nodeId) })),
})
