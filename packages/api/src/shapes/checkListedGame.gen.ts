// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, number, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkListedGame = object({
  nodeId: integer(),
  gameName: string(120),
  nodeName: string(120),
  vassalage: string(120),
  iconUrl: string(400),
  showIcon: boolean,
  supportPlay: boolean,
  gameType: checkCategory,
  roomId: string(120),
  gameId: string(120),
}, {
  vendorName: string(120),
  gameClassify: string(40),
  isNew: boolean,
  minBet: number(0, 10000000000000),
  roomType: string(20),
  price: number(0, 10000000000000),
  code: string(40),
})
