import { addFavouriteGame } from '@lobby/api/operations/addFavouriteGame'
import { removeFavouriteGame } from '@lobby/api/operations/removeFavouriteGame'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/notify'
import { askAnew, messageFor, useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { favouriteIdsQuery } from '../queries/favourites.ts'
import { favouriteLists, type GamePage } from '../queries/gameList.ts'
import type { Game } from '../queries/games.ts'

export interface Favourites {
  readonly has: (game: Game) => boolean
  /** The change of this game is under way. */
  readonly busy: (game: Game) => boolean
  readonly change: (game: Game, on: boolean) => void
}

/** How long the message of a change may stand, in milliseconds (GAME-041). */
const patience = 2000
const none: readonly number[] = []

/**
 * The member's favourite games, kept by the platform. A heart turns at once and turns back when the change fails; a guest is told to
 * sign in (C28).
 */
export function useFavourites(): Favourites {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const session = useSession()
  const queries = useQueryClient()
  const query = favouriteIdsQuery(api, session)
  const known = useQuery(query)
  const [pending, setPending] = useState(none)
  const ids = (session && known.data) ?? none

  const mark = (nodeId: number, on: boolean) =>
    queries.setQueryData(query.queryKey, (before = []) => (on ? [...before, nodeId] : before.filter((id) => id !== nodeId)))

  const change = async ({ nodeId, vassalage }: Game, on: boolean) => {
    if (!session) return notify.notice(t('games.favourite.signIn'))
    if (pending.includes(nodeId)) return
    const hide = notify.loading(t(on ? 'games.favourite.adding' : 'games.favourite.removing'), patience)
    setPending((before) => [...before, nodeId])
    await queries.cancelQueries(query)
    mark(nodeId, on)
    try {
      await api.call(on ? addFavouriteGame : removeFavouriteGame, { body: { nodeId, vendor: vassalage } })
      if (on) askAnew(queries, favouriteLists)
      else queries.setQueriesData<InfiniteData<GamePage>>({ queryKey: favouriteLists }, (list) => list && without(list, nodeId))
    } catch (error) {
      mark(nodeId, !on)
      notify.toast(t(messageFor(error)))
    } finally {
      hide()
      setPending((before) => before.filter((id) => id !== nodeId))
    }
  }

  return {
    has: ({ nodeId }) => ids.includes(nodeId),
    busy: ({ nodeId }) => pending.includes(nodeId),
    change: (game, on) => void change(game, on),
  }
}

const without = (list: InfiniteData<GamePage>, nodeId: number) => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, games: page.games.filter((game) => game.nodeId !== nodeId) })),
})
