import type { Client, ValueOf } from '@lobby/api'
import { gameTypes, hotGames } from '@lobby/api/operations/firstLoad'
import { favouriteGames, gameList } from '@lobby/api/operations/game'
import { cacheFirst, personal, staleness } from '@lobby/platform/query'
import { minBets, type GameListAddress, type GameType } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import type { SiteStorage } from '@lobby/platform/storage'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** A page of any list of games, in one shape, wherever it comes from (C54). */
export type GamePage = ValueOf<'gameList'>

/** Games a page (GAME-038). */
const pageSize = 26

export interface GameListScope {
  readonly api: Client
  readonly language: string
  readonly session: Session | null
  readonly address: GameListAddress
}

/** Where a page of a list begins. */
interface PageStart {
  readonly pageNo: number
  /** The `next` of the page before; empty for the first page. */
  readonly after: string
}

const firstPage: PageStart = { pageNo: 1, after: '' }

/** Returns where each page of a list began, for pages that were stored without it. */
export const pageStartsOf = (pages: readonly GamePage[]): PageStart[] =>
  pages.map((_, index) => ({ pageNo: index + 1, after: pages[index - 1]?.next ?? '' }))

/** The keys of every list of favourites in the cache. */
export const favouriteLists = ['favouriteList'] as const

/** Games by the page, from the call that serves their category (C40). */
export function gameListQuery({ api, language, session, address }: GameListScope) {
  const own = address.category === 'FAV'
  return infiniteQueryOptions({
    queryKey: own ? [...favouriteLists, session?.epoch ?? null, language, address] : ['gameList', language, address],
    queryFn: ({ pageParam, signal }) => askPage(api, address, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: staleness.medium,
    gcTime: staleness.long,
    ...(own && { meta: personal }),
  })
}

/**
 * Returns where the next page begins: after the last game of the page before, so that a game that has left the list shifts no other one
 * (docs/decisions/028). Page numbers count only where the platform sends no `next` at all. A page that repeats the games before it ends the
 * list (safety A15). A page whose games the player has all removed does not.
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

async function askPage(
  api: Client,
  address: GameListAddress,
  { pageNo, after }: PageStart,
  signal: AbortSignal,
): Promise<GamePage> {
  const { category } = address
  const page = { pageNo, pageSize, ...(after && { after }) }
  if (category === 'HOT') {
    const { list } = await api.call(hotGames, {
      query: { isPlatform: 2, platform: 'html5', ...kindOf(address) },
      signal,
    })
    return { games: list, pageNum: 1, totalPages: 1, total: list.length }
  }
  if (category === 'FAV') {
    const { content, ...paging } = await api.call(favouriteGames, { query: { ...kindOf(address), ...page }, signal })
    return endedIfEmpty({ games: content, ...paging })
  }
  return endedIfEmpty(await api.call(gameList, { query: { ...searchOf(address), ...page }, signal }))
}

/** Ends the list at an answer without games, even if the answer says that there are more pages (safety A15). */
function endedIfEmpty(page: GamePage): GamePage {
  if (page.games.length > 0) return page
  const { next: _next, ...last } = page
  return { ...last, totalPages: page.pageNum }
}

/** The calls list the games of every kind when they name none. */
const kindOf = ({ gameType }: GameListAddress) => (gameType === 'ALL' ? {} : { gameType })

/** What the game-list call is asked for; the smallest bet is sent where one is chosen (C22). */
const searchOf = ({ gameType, category, classification, search, vendor, minBet }: GameListAddress) =>
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

/** How many games a filter would show, and how many of each provider, before it is chosen. */
export const filterCountQuery = ({ api, language, address }: Omit<GameListScope, 'session'>) =>
  queryOptions({
    queryKey: ['filterCount', language, address],
    queryFn: async ({ signal }) => {
      const {
        games,
        total = 0,
        vendors = [],
      } = await api.call(gameList, { query: { ...searchOf(address), pageNo: 1, pageSize: 1 }, signal })
      // A platform may count games that it does not list.
      return { total: games.length > 0 ? total : 0, vendors }
    },
    staleTime: staleness.medium,
  })

/** The pages among values of unknown origin, or null if there are others. */
export function readPages(values: readonly unknown[]): GamePage[] | null {
  try {
    return values.map((value) => gameList.check(value, 'kept', () => undefined))
  } catch {
    return null
  }
}

/** The classifications of a type of games, in the player's language, from the local cache first (CONF-050). */
export const gameTypesQuery = (api: Client, storage: SiteStorage, language: string, typeId: GameType) =>
  queryOptions({
    queryKey: ['gameTypes', language, typeId],
    ...cacheFirst({
      storage,
      cache: 'gameTypesCache',
      user: null,
      language,
      of: typeId,
      check: gameTypes.check,
      ask: ({ signal }) => api.call(gameTypes, { query: { typeId }, signal }),
    }),
    select: ({ content }) => content,
    staleTime: staleness.long,
  })
