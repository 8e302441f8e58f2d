// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkLottery } from '../shapes/checkLottery.gen.ts'
import type { Operation } from '../operation.ts'

/** Electronic lotteries with their running draw: GET /lgw/lottery/eList */
export const eLotteryList: Operation<'eLotteryList', never> = {
  id: 'eLotteryList',
  method: 'get',
  path: '/lgw/lottery/eList',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkLottery, 100),
}
