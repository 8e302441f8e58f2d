import {
  addFavourite,
  listFavourites,
  removeFavourite,
  addToRecentGames,
  listRecentGames,
} from '../domain/favourites.ts'
import { listGames } from '../domain/gameList.ts'
import { resolveReturnUrl, launchGame as launch, getVendorGameOpenMode } from '../domain/launchGame.ts'
import {
  findGame,
  listHotGames as hot,
  findVendorLobbyGame,
  listPopularGamesAmongNodes,
  listPopularGames as popular,
  listCategoryVendors,
  type Game,
  groupVendorsByCategory,
} from '../domain/catalogue.ts'
import { Refused } from '../domain/refused.ts'
import { findOrReopenGameSession } from '../domain/rounds.ts'
import classifications from '../seed/data/classifications.json' with { type: 'json' }
import { lotteryCatalogueGames } from '../seed/games.ts'
import { seedLotteries } from '../seed/lotteries.ts'
import { allGameCategories } from '../seed/vendors.ts'
import { getIdempotencyKey, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall } from './call.ts'
import { createCachedHandler } from './createCachedHandler.ts'

/**
 * The game sections of home, in display order. `lists` decides whether a section lists games, vendors or lotteries
 * (HOME-073).
 */
const sections = [
  { gameType: 'SPORTS', lists: 'vendors' },
  { gameType: 'LIVE', lists: 'vendors' },
  { gameType: 'FISH', lists: 'games' },
  { gameType: 'RNG', lists: 'games' },
  { gameType: 'INHOUSE', lists: 'games' },
  { gameType: 'PVP', lists: 'games' },
  { gameType: 'LOTT', lists: 'lotteries' },
] as const
const GAMES_PER_SECTION = 18
const LOTTERIES_PER_SECTION = 6
const HOT_LIST_SIZE = 24

/** The `nodeId`s of the lotteries that `lotteryList` returns with their draws. */
const lotteriesWithDraws = lotteryCatalogueGames
  .filter((_, place) => !seedLotteries[place]?.more)
  .map(({ nodeId }) => nodeId)

export const popularGames = createCachedHandler('popularGames', ({ db, tenant }) =>
  sections.map(({ gameType, lists }) => ({
    gameType,
    vendors: lists === 'vendors' ? listCategoryVendors(db, tenant.id, gameType) : [],
    games:
      lists === 'games'
        ? popular(db, tenant.id, gameType, GAMES_PER_SECTION)
        : lists === 'lotteries'
          ? listPopularGamesAmongNodes(db, tenant.id, lotteriesWithDraws, LOTTERIES_PER_SECTION)
          : [],
  })),
)

export const hotGames = createCachedHandler('hotGames', ({ db, tenant, query, switches }) => ({
  list: hot(db, tenant.id, query.gameType, HOT_LIST_SIZE, switches.vendorsUnderMaintenance),
}))

export const gameList = createCachedHandler('gameList', ({ db, tenant, query, switches }) => {
  const { gameType, typeId, gameName = '', gameClassify, isNew = false, vassalage, minBetMinor } = query
  if (gameType && typeId && gameType !== typeId) throw new Refused('request.invalid')
  return listGames(
    db,
    tenant.id,
    {
      category: gameType ?? typeId,
      text: gameName,
      classification: gameClassify,
      isNew,
      vendor: vassalage,
      minBetMinor,
    },
    { pageNo: query.pageNo, pageSize: switches.gamesPerPage ?? query.pageSize, after: query.after },
    switches.vendorsUnderMaintenance,
  )
})

export const gameTypes: OperationHandler<'gameTypes'> = ({ query, language }) => ({
  content: query.typeId === 'RNG' ? classifications.map(({ code, name }) => ({ code, name: name[language] })) : [],
})

export const allVassalages = createCachedHandler('allVassalages', ({ db, tenant }) =>
  allGameCategories.flatMap((category) => listCategoryVendors(db, tenant.id, category)),
)

export const gameMenus = createCachedHandler('gameMenus', ({ db, tenant, switches }) =>
  groupVendorsByCategory(db, tenant.id, switches.vendorsUnderMaintenance),
)

export const favouriteGames: OperationHandler<'favouriteGames'> = (call) =>
  listFavourites(
    call.db,
    getCaller(call),
    call.query.gameType,
    call.query,
    call.services.switches.vendorsUnderMaintenance,
  )

export const recentGames: OperationHandler<'recentGames'> = (call) => ({
  content: listRecentGames(
    call.db,
    getCaller(call),
    call.query.gameType,
    call.services.switches.vendorsUnderMaintenance,
  ),
})

export const addRecentGame: OperationHandler<'addRecentGame'> = (call) => {
  addToRecentGames(call.db, getCaller(call), gameOfVendor(call, call.query).nodeId)
  return true
}

function gameOfVendor(
  { db, tenant }: AnyOperationCall,
  { nodeId, vendor }: { readonly nodeId: number; readonly vendor: string },
): Game {
  const game = findGame(db, tenant.id, nodeId)
  if (game?.vassalage !== vendor) throw new Refused('game.unknown')
  return game
}

export const addFavouriteGame: OperationHandler<'addFavouriteGame'> = (call) => {
  addFavourite(call.db, getCaller(call), gameOfVendor(call, call.body).nodeId)
  return true
}

export const removeFavouriteGame: OperationHandler<'removeFavouriteGame'> = (call) => {
  removeFavourite(call.db, getCaller(call), gameOfVendor(call, call.body).nodeId)
  return false
}

/**
 * Returns the game to launch: the requested game, or the vendor's most popular game if the request is for a vendor's
 * lobby.
 */
function requestedGame({ db, tenant, query }: Parameters<OperationHandler<'launchGame'>>[0]): Game | undefined {
  const { vendor, gameId, nodeId, category } = query
  const game = findGame(db, tenant.id, nodeId)
  const isMatch = game?.vassalage === vendor && game.roomId === gameId && game.gameType === category
  return isMatch ? game : findVendorLobbyGame(db, tenant.id, { vendor, gameId, nodeId, category })
}

export const launchGame: OperationHandler<'launchGame'> = (call) => {
  const key = getIdempotencyKey(call)
  // First look for an earlier launch with this idempotency key. The room of that launch is already paid, so the game
  // must open even if it was removed from the catalogue.
  const session =
    findOrReopenGameSession(call.db, { ...getCaller(call), key, token: call.token, now: call.now }) ??
    openNew(call, key)
  return { gameUrl: `${call.services.playOrigin}/play/${session}`, openMode: getVendorGameOpenMode(call.query.vendor) }
}

function openNew(call: Parameters<OperationHandler<'launchGame'>>[0], key: string): string {
  const { db, now, tenant, language, query, services, siteOrigin } = call
  const game = requestedGame(call)
  if (!game) throw new Refused('game.unknown')
  return launch(db, {
    tenant: tenant.id,
    member: requireSignedInMember(call),
    game,
    priceMinor: query.priceMinor,
    vendorsUnderMaintenance: services.switches.vendorsUnderMaintenance,
    returnUrl: resolveReturnUrl(siteOrigin, query.backUrl),
    language,
    key,
    token: call.token,
    now,
  })
}
