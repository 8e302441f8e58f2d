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

/** Hot games: GET /wps/game/hotGames */
export const hotGames: Operation<'hotGames', 'language' | 'merchantCode'> = {
  id: 'hotGames',
  method: 'get',
  path: '/wps/game/hotGames',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: object({ list: array(checkGame, 60) }),
}
