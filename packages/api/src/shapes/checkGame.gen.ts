// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkGame = object({
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
