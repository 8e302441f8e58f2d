// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'
import { checkProfitSums } from './checkProfitSums.gen.ts'

export const checkProfitDay = object({ date: string(10), sums: checkProfitSums })
