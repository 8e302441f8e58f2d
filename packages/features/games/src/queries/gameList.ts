import type { Client, ValueOf } from '@lobby/api'
import { gameTypes, hotGames } from '@lobby/api/operations/firstLoad'
import { favouriteGames, gameList } from '@lobby/api/operations/game'
import { cacheFirstOptions, memberScoped, staleness } from '@lobby/platform/query'
import { minBets, type GameListFilters, type GameType } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import type { SiteStorage } from '@lobby/platform/storage'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** A page of any game list, in the same shape whichever call returns it (C54). */
export type GamePage = ValueOf<'gameList'>

/** Games per page (GAME-038). */
const PAGE_SIZE = 26

export interface GameListScope {
  readonly api: Client
  readonly language: string
  readonly session: Session | null
  readonly address: GameListFilters
}

/** The starting point of a page. */
interface PageStart {
  readonly pageNo: number
  /** The `next` cursor of the page before; empty for the first page. */
  readonly after: string
}

const firstPage: PageStart = { pageNo: 1, after: '' }

/** Returns the starting point of each page of a list, for pages stored without it. */
export const getPageStarts = (pages: readonly GamePage[]): PageStart[] =>
  pages.map((_, index) => ({ pageNo: index + 1, after: pages[index - 1]?.next ?? '' }))

/** Query key prefix of every list of favourites. */
export const favouriteListKeys = ['favouriteList'] as const

/** Games page by page, from the call that serves their category (C40). */
export function gameListQuery({ api, language, session, address }: GameListScope) {
  const isFavourites = address.category === 'FAV'
  return infiniteQueryOptions({
    queryKey: isFavourites
      ? [...favouriteListKeys, session?.epoch ?? null, language, address]
      : ['gameList', language, address],
    queryFn: ({ pageParam, signal }) => fetchPage(api, address, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleness.medium,
    gcTime: staleness.long,
    ...(isFavourites && { meta: memberScoped }),
  })
}

/**
 * Returns the start of the next page: after the last game of the page before, so that removing a game does not shift
 * the next page (docs/decisions/028). Uses page numbers only when the platform sends no cursor. Ends the list at a
 * page that only repeats earlier games (safety A15), but not at a page whose games the player has all removed.
 */
function nextPage(
  { games, next = '', pageNum, totalPages }: GamePage,
  pages: readonly GamePage[],
): PageStart | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.games.map(({ nodeId }) => nodeId)))
  const isNumbered = pages.every((page) => page.next === undefined)
  const hasMore = next !== '' || (isNumbered && pageNum < totalPages)
  return hasMore && (games.length === 0 || games.some(({ nodeId }) => !before.has(nodeId)))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}

async function fetchPage(
  api: Client,
  address: GameListFilters,
  { pageNo, after }: PageStart,
  signal: AbortSignal,
): Promise<GamePage> {
  const { category } = address
  const page = { pageNo, pageSize: PAGE_SIZE, ...(after && { after }) }
  if (category === 'HOT') {
    const { list } = await api.call(hotGames, {
      query: { isPlatform: 2, platform: 'html5', ...toKindQuery(address) },
      signal,
    })
    return { games: list, pageNum: 1, totalPages: 1, total: list.length }
  }
  if (category === 'FAV') {
    const { content, ...paging } = await api.call(favouriteGames, {
      query: { ...toKindQuery(address), ...page },
      signal,
    })
    return endIfEmpty({ games: content, ...paging })
  }
  return endIfEmpty(await api.call(gameList, { query: { ...toSearchQuery(address), ...page }, signal }))
}

/** Ends the list at a response without games, even if the response claims that there are more pages (safety A15). */
function endIfEmpty(page: GamePage): GamePage {
  if (page.games.length > 0) return page
  const { next: _next, ...last } = page
  return { ...last, totalPages: page.pageNum }
}

/** The calls return games of every kind when the request names none. */
const toKindQuery = ({ gameType }: GameListFilters) => (gameType === 'ALL' ? {} : { gameType })

/** Builds the query of the game-list call. Sends a minimum bet only if one is chosen (C22). */
const toSearchQuery = ({ gameType, category, classification, search, vendor, minBet }: GameListFilters) =>
  ({
    platform: 'html5',
    clientType: 2,
    ...(gameType !== 'ALL' && { gameType, typeId: gameType }),
    ...(search && { gameName: search }),
    ...(classification && { gameClassify: classification }),
    ...(vendor && { vassalage: vendor }),
    ...(minBet && { minBetMinor: minBets[minBet] }),
    ...(category === 'NEW' && { isNew: true }),
  }) as const

/** The number of games that a filter matches, in total and per provider. */
export const filterCountQuery = ({ api, language, address }: Omit<GameListScope, 'session'>) =>
  queryOptions({
    queryKey: ['filterCount', language, address],
    queryFn: async ({ signal }) => {
      const {
        games,
        total = 0,
        vendors = [],
      } = await api.call(gameList, { query: { ...toSearchQuery(address), pageNo: 1, pageSize: 1 }, signal })
      // A platform may count games that it does not list.
      return { total: games.length > 0 ? total : 0, vendors }
    },
    staleTime: staleness.medium,
  })

/** Validates stored pages. Returns null if any is invalid. */
export function parsePages(values: readonly unknown[]): GamePage[] | null {
  try {
    return values.map((value) => gameList.check(value, 'kept', () => undefined))
  } catch {
    return null
  }
}

/** The classifications of a type of games in the player's language, from the local cache first (CONF-050). */
export const gameTypesQuery = (api: Client, storage: SiteStorage, language: string, typeId: GameType) =>
  queryOptions({
    queryKey: ['gameTypes', language, typeId],
    ...cacheFirstOptions({
      storage,
      cache: 'gameTypesCache',
      user: null,
      language,
      variant: typeId,
      check: gameTypes.check,
      fetch: ({ signal }) => api.call(gameTypes, { query: { typeId }, signal }),
    }),
    select: ({ content }) => content,
    staleTime: staleness.long,
  })
