import { createSuccessResponse, createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { GameListScreen } from '../screens/GameListScreen.tsx'
import { createGameFixture } from './createGameFixture.ts'

export const gameEndpoints = {
  list: 'GET /wps/game/list',
  hot: 'GET /wps/game/hotGames',
  favourites: 'GET /wps/game/favorites',
  types: 'GET /wps/game/types',
  add: 'POST /wps/game/favorite',
  remove: 'DELETE /wps/game/favorite',
} as const

/** Creates the response of a platform with `total` games, page by page. */
export const createGameListResponse =
  (total: number, more: object = {}): PlatformResponse =>
  (request) => {
    const query = new URL(request.url).searchParams
    const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))]
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * size, page * size)
    const value = {
      games: ids.map((id) => createGameFixture(id)),
      pageNum: page,
      totalPages: Math.ceil(total / size),
      total,
      ...more,
    }
    return Response.json({ success: true, value })
  }

/** Creates the response with the favourite games of these node ids. */
export const createFavouriteListResponse = (...ids: number[]): PlatformResponse => ({
  value: { content: ids.map((id) => createGameFixture(id)), pageNum: 1, totalPages: 1 },
})

/**
 * Creates the responses of a platform that stores a member's favourites. The first favourites are the games with the
 * node ids from 1 to `total`. The pages have cursors (decision 028).
 */
export function createEditableFavouritesResponses(total: number) {
  const kept = new Set(Array.from({ length: total }, (_, index) => index + 1))
  return {
    [gameEndpoints.favourites]: (request: Request) => {
      const query = new URL(request.url).searchParams
      const [pageNo, pageSize, after] = [Number(query.get('pageNo')), Number(query.get('pageSize')), query.get('after')]
      const behind = [...kept].filter((id) => after === null || id > Number(after))
      const begin = after === null ? (pageNo - 1) * pageSize : 0
      const ids = behind.slice(begin, begin + pageSize)
      const next = behind.length > begin + pageSize && { next: String(ids.at(-1)) }
      return createSuccessResponse({
        content: ids.map((id) => createGameFixture(id)),
        pageNum: pageNo,
        totalPages: Math.ceil(kept.size / pageSize),
        ...next,
      })
    },
    [gameEndpoints.remove]: async (request: Request) => {
      const { nodeId } = (await request.json()) as { nodeId: number }
      kept.delete(nodeId)
      return createSuccessResponse(false)
    },
  }
}

type RenderGameListOptions = Pick<RenderScreenOptions, 'path' | 'guest' | 'answers' | 'onLaunch' | 'site' | 'merchant'>

/**
 * Renders the game list. The mocked platform has 30 games. The returned function `asked` returns the queries of all
 * calls of a route.
 */
export async function renderGameList({
  path = '/m/gameList?gameType=RNG',
  guest = false,
  answers,
  ...options
}: RenderGameListOptions = {}) {
  const page = await renderScreen(<GameListScreen />, {
    path,
    ...(guest ? { guest } : { session: createSessionFixture() }),
    answers: {
      [gameEndpoints.list]: createGameListResponse(30),
      [gameEndpoints.hot]: { value: { list: [createGameFixture(71)] } },
      [gameEndpoints.favourites]: createFavouriteListResponse(2),
      [gameEndpoints.types]: { value: { content: [] } },
      ...answers,
    },
    ...options,
  })
  const { screen } = page
  return {
    ...page,
    asked: page.queries,
    /** Returns the height of the list in rows of three tiles, including the rows that are not rendered. */
    rows: () => {
      const list = screen.container.querySelector('[role=tabpanel] [role=feed]')
      const [tile] = list?.children ?? []
      if (!list || !tile?.hasAttribute('aria-posinset')) return 0
      const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
      return Math.round((list.getBoundingClientRect().height + gap) / (tile.getBoundingClientRect().height + gap))
    },
    tile: (id: number) => screen.getByRole('button', { name: `Game ${id} Nebula`, exact: true }),
    heart: (id: number) => screen.getByRole('button', { name: `Favourite: Game ${id}`, exact: true }),
    tab: (name: string) => screen.getByRole('tab', { name }),
    search: screen.getByRole('searchbox', { name: 'Search games or providers' }),
  }
}
