// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, number, object, string } from '../check.ts'
import { checkLotteryOption } from './checkLotteryOption.gen.ts'

export const checkLotteryPlay = object({
  playCode: string(40),
  playType: string(20),
  name: string(80),
  about: string(200),
  minStake: number(0, 10000000000000),
  maxStake: number(0, 10000000000000),
  options: list(checkLotteryOption, 40),
}, { digits: integer(0, 1000000000), odds: number(0, 1000000000) })
