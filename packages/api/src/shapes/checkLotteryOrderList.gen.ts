// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, number, object, string } from '../check.ts'
import { checkLotteryOrder } from './checkLotteryOrder.gen.ts'

export const checkLotteryOrderList = object({
  content: array(checkLotteryOrder, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumStake: number,
  sumPayout: number,
}, { next: string(0, 40) })
