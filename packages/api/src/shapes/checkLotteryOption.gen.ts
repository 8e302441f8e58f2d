// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { number, object, string } from '../check.ts'

export const checkLotteryOption = object({ code: string(20), name: string(80), odds: number(0, 1000000000) })
