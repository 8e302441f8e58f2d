// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkProfitDay } from './checkProfitDay.gen.ts'
import { checkProfitSums } from './checkProfitSums.gen.ts'

export const checkProfitAndLoss = object({
  content: array(checkProfitDay, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  totals: checkProfitSums,
}, { next: string(40) })
