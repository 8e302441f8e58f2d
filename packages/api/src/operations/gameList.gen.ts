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
const checkVendorCount = object({ code: string(0, 40), name: string(0, 120), count: integer })
const checkGameList = object({ games: array(checkGame, 200), pageNum: integer, totalPages: integer }, { total: integer, vendors: array(checkVendorCount, 100) })

/** Games by category, name and filter, in pages: GET /wps/game/list */
export const gameList: Operation<'gameList', 'language' | 'merchant' | 'merchant_code'> = {
  id: 'gameList',
  method: 'get',
  path: '/wps/game/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchant: 'merchantCode', merchant_code: 'merchantCode' },
  check: checkGameList,
}
