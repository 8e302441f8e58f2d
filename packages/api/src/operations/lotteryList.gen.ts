// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkLottery } from '../shapes/checkLottery.gen.ts'
import type { Operation } from '../operation.ts'

/** Lotteries with their running draw: GET /lgw/lottery/list */
export const lotteryList: Operation<'lotteryList', never> = {
  id: 'lotteryList',
  method: 'get',
  path: '/lgw/lottery/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkLottery, 100),
}
