// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, number, object, string } from '../check.ts'
import { checkLotteryOption } from './checkLotteryOption.gen.ts'

export const checkLotteryPlay = object({
  playCode: string(0, 40),
  playType: string(0, 20),
  name: string(0, 80),
  about: string(0, 200),
  minStake: number,
  maxStake: number,
  options: list(checkLotteryOption, 40),
}, { digits: integer, odds: number })
