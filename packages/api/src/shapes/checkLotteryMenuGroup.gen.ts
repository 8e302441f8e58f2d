// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object, string } from '../check.ts'
import { checkLottery } from './checkLottery.gen.ts'
import { checkLotteryGroup } from './checkLotteryGroup.gen.ts'

export const checkLotteryMenuGroup = object({
  tag: string(40),
  labelName: string(80),
  gameGroupId: string(40),
  displayName: string(80),
  gameMenus: list(checkLotteryGroup, 20),
  games: list(checkLottery, 100),
})
