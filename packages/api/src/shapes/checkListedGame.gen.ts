// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, number, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkListedGame = object({
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
}, {
  vendorName: string(),
  gameClassify: string(0, 40),
  isNew: boolean,
  minBet: number,
  roomType: string(0, 20),
  price: number,
  code: string(0, 40),
})
