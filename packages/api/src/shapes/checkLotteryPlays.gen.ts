// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, number, object, string } from '../check.ts'
import { checkLotteryPlay } from './checkLotteryPlay.gen.ts'

export const checkLotteryPlays = object({
  code: string(40),
  remark: string(120),
  kind: string(40),
  maxBets: integer(0, 1000000000),
  drawLimit: number(0, 1000000000),
  plays: list(checkLotteryPlay, 40),
})
