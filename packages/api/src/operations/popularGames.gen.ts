// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, oneOf, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkCategory = oneOf('ELOTTO', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'INHOUSE')
const checkVendor = object({
  vassalage: string(),
  accountTypeName: string(),
  gameType: checkCategory,
  gameId: string(),
  nodeId: integer,
  mobileLargeIcon: string(),
})
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
const checkPopularSection = object({ gameType: checkCategory, vendors: array(checkVendor, 60), games: array(checkGame, 60) })

/** Popular games and vendors by category: GET /wps/game/popular */
export const popularGames: Operation<'popularGames', 'language' | 'merchantCode'> = {
  id: 'popularGames',
  method: 'get',
  path: '/wps/game/popular',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: array(checkPopularSection, 12),
}
