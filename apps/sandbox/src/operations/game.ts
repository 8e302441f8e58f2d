import type { OperationId } from '@lobby/api'
import { gameById, lobbyGame, popularGames as popular, vendorsOf, type Game } from '../domain/catalogue.ts'
import { Refused } from '../domain/refused.ts'
import { openSession } from '../domain/rounds.ts'
import { signedIn, type Handler } from './call.ts'

/** In the order of home; what lists vendors is decided here (HOME-073). */
const sections = [
  { gameType: 'SPORTS', lists: 'vendors' },
  { gameType: 'LIVE', lists: 'vendors' },
  { gameType: 'FISH', lists: 'games' },
  { gameType: 'RNG', lists: 'games' },
  { gameType: 'INHOUSE', lists: 'games' },
  { gameType: 'PVP', lists: 'games' },
] as const
const gamesOfSection = 18
const gamesOfHotList = 24

const popularGames: Handler<'popularGames'> = ({ db, tenant }) =>
  sections.map(({ gameType, lists }) => ({
    gameType,
    vendors: lists === 'vendors' ? vendorsOf(db, gameType) : [],
    games: lists === 'games' ? popular(db, tenant.id, gameType, gamesOfSection) : [],
  }))

const hotGames: Handler<'hotGames'> = ({ db, tenant, query }) => ({ list: popular(db, tenant.id, query.gameType, gamesOfHotList) })

/** The game that a launch names: by itself, or as a vendor's lobby, which opens with the vendor's most popular one. */
function namedGame({ db, tenant, query }: Parameters<Handler<'launchGame'>>[0]): Game | undefined {
  const { vendor, gameId, nodeId, category } = query
  const game = gameById(db, nodeId)
  const named = game?.vassalage === vendor && game.roomId === gameId && game.gameType === category
  return named ? game : lobbyGame(db, tenant.id, { vendor, gameId, nodeId, category })
}

const launchGame: Handler<'launchGame'> = (call) => {
  const { db, now, tenant, headers, services, siteOrigin } = call
  const member = signedIn(call)
  const game = namedGame(call)
  if (!game) throw new Refused('business', 'game.unknown')
  if (!game.supportPlay) throw new Refused('business', 'game.unavailable')
  const session = openSession(db, {
    tenant: tenant.id,
    member: member.id,
    game: game.nodeId,
    returnUrl: `${siteOrigin}/m/home`,
    key: String(headers['Idempotency-Key']),
    now,
  })
  return { gameUrl: `${services.playOrigin}/play/${session}` }
}

/** Operations of the tag `game`. */
export const gameOperations = { popularGames, hotGames, launchGame } satisfies { readonly [Id in OperationId]?: Handler<Id> }
