// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, number, object, string } from '../check.ts'
import { checkLotteryOrder } from './checkLotteryOrder.gen.ts'

export const checkLotteryOrderList = object({
  content: array(checkLotteryOrder, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStake: number(0, 10000000000000),
  sumPayout: number(0, 10000000000000),
}, { next: string(40) })
