// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, number, object } from '../check.ts'
import { checkLotteryOrder } from './checkLotteryOrder.gen.ts'
import { checkLotterySubOrder } from './checkLotterySubOrder.gen.ts'

export const checkLotteryOrderDetail = object({
  order: checkLotteryOrder,
  subOrders: array(checkLotterySubOrder, 20),
  balance: number(-10000000000000, 10000000000000),
})
