// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, oneOf, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkCategory = oneOf('ELOTTO', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'INHOUSE')
const checkGame = object({
  nodeId: integer,
  gameName: string(0, 120),
  nodeName: string(0, 120),
  vassalage: string(),
  iconUrl: string(),
  showIcon: boolean,
  supportPlay: boolean,
  gameType: checkCategory,
  roomId: string(),
  gameId: string(),
}, { vendorName: string() })
const checkFavouriteList = object({ content: array(checkGame, 200), pageNum: integer, totalPages: integer })

/** The member's favourite games, in pages: GET /wps/game/favorites */
export const favouriteGames: Operation<'favouriteGames', 'language' | 'token'> = {
  id: 'favouriteGames',
  method: 'get',
  path: '/wps/game/favorites',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkFavouriteList,
}
