// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, number, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkListedGame = object({
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
}, {
  vendorName: string(0, 120),
  gameClassify: string(0, 40),
  isNew: boolean,
  minBet: number(0, 10000000000000),
  roomType: string(0, 20),
  price: number(0, 10000000000000),
  code: string(0, 40),
})
