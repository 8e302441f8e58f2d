import type { Client, ResponseValueOf } from '@lobby/api'
import { gameTypes, hotGames } from '@lobby/api/operations/firstLoad'
import { favouriteGames, gameList } from '@lobby/api/operations/game'
import { createCacheFirstQueryOptions, memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { minBetFilterValues, type GameListFilters, type GameType } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import type { SiteStorage } from '@lobby/platform/storage'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/**
 * A page of a game list. The responses of all calls that return game lists are converted to this shape (C54 in decision
 * 001).
 */
export type GamePage = ResponseValueOf<'gameList'>

/** The number of games per page (GAME-038). */
const PAGE_SIZE = 26

export interface GameListQueryParameters {
  readonly api: Client
  readonly language: string
  readonly session: Session | null
  readonly address: GameListFilters
}

/** The request parameters that select a page. */
interface PageStart {
  readonly pageNo: number
  /** The cursor `next` of the previous page; empty for the first page. */
  readonly after: string
}

const firstPage: PageStart = { pageNo: 1, after: '' }

/** Returns the request parameters of each stored page. The pages are stored without these parameters. */
export const getStoredPageParameters = (pages: readonly GamePage[]): PageStart[] =>
  pages.map((_, index) => ({ pageNo: index + 1, after: pages[index - 1]?.next ?? '' }))

/** The prefix of the query keys of all lists of favourites. */
export const favouriteGamesQueryKeyPrefix = ['favouriteList'] as const

/** Fetches a game list page by page. The list category decides which call returns the list (C40 in decision 001). */
export function gameListQuery({ api, language, session, address }: GameListQueryParameters) {
  const isFavourites = address.category === 'FAV'
  return infiniteQueryOptions({
    queryKey: isFavourites
      ? [...favouriteGamesQueryKeyPrefix, session?.epoch ?? null, language, address]
      : ['gameList', language, address],
    queryFn: ({ pageParam, signal }) => fetchPage(api, address, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: STALE_TIMES_MS.medium,
    gcTime: STALE_TIMES_MS.long,
    ...(isFavourites && { meta: memberScoped }),
  })
}

/**
 * Returns the request parameters of the next page, or undefined at the end of the list. Prefers a cursor, because a
 * removed game shifts the page numbers (decision 028). A page that repeats only earlier games ends the list (A15 in
 * docs/faults.tsv). An empty page does not end the list, because the player may have removed all games of the page.
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

/** Marks a page without games as the last page, even if the platform reports more pages (A15 in docs/faults.tsv). */
function endIfEmpty(page: GamePage): GamePage {
  if (page.games.length > 0) return page
  const { next: _next, ...last } = page
  return { ...last, totalPages: page.pageNum }
}

/** Returns the query parameter for a kind of games; no parameter for all kinds. */
const toKindQuery = ({ gameType }: GameListFilters) => (gameType === 'ALL' ? {} : { gameType })

/**
 * Returns the query of the game-list call. Contains a minimum bet only if the player has chosen one (C22 in decision
 * 001).
 */
const toSearchQuery = ({ gameType, category, classification, search, vendor, minBet }: GameListFilters) =>
  ({
    platform: 'html5',
    clientType: 2,
    ...(gameType !== 'ALL' && { gameType, typeId: gameType }),
    ...(search && { gameName: search }),
    ...(classification && { gameClassify: classification }),
    ...(vendor && { vassalage: vendor }),
    ...(minBet && { minBetMinor: minBetFilterValues[minBet] }),
    ...(category === 'NEW' && { isNew: true }),
  }) as const

/** Fetches the number of games that match a filter, in total and for each provider. */
export const filteredGameCountQuery = ({ api, language, address }: Omit<GameListQueryParameters, 'session'>) =>
  queryOptions({
    queryKey: ['filterCount', language, address],
    queryFn: async ({ signal }) => {
      const {
        games,
        total = 0,
        vendors = [],
      } = await api.call(gameList, { query: { ...toSearchQuery(address), pageNo: 1, pageSize: 1 }, signal })
      // Ignore the total of an empty page, because a platform may count games that it does not list.
      return { total: games.length > 0 ? total : 0, vendors }
    },
    staleTime: STALE_TIMES_MS.medium,
  })

/** Validates stored pages against the API contract. Returns null if any page is invalid. */
export function parseStoredGamePages(values: readonly unknown[]): GamePage[] | null {
  try {
    return values.map((value) => gameList.check(value, 'kept', () => undefined))
  } catch {
    return null
  }
}

/**
 * Fetches the classifications of a kind of games in the player's language. Returns the stored classifications until the
 * platform responds (CONF-050).
 */
export const gameClassificationsQuery = (api: Client, storage: SiteStorage, language: string, typeId: GameType) =>
  queryOptions({
    queryKey: ['gameTypes', language, typeId],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'gameTypesCache',
      user: null,
      language,
      variant: typeId,
      check: gameTypes.check,
      fetch: ({ signal }) => api.call(gameTypes, { query: { typeId }, signal }),
    }),
    select: ({ content }) => content,
    staleTime: STALE_TIMES_MS.long,
  })
