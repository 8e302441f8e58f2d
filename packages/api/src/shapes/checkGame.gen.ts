// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkGame = object({
  nodeId: integer(),
  gameName: string(0, 120),
  nodeName: string(0, 120),
  vassalage: string(0, 64),
  iconUrl: string(0, 400),
  showIcon: boolean,
  supportPlay: boolean,
  gameType: checkCategory,
  roomId: string(0, 64),
  gameId: string(0, 64),
}, { vendorName: string(0, 120) })
