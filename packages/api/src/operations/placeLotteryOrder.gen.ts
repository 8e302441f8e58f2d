// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLotteryOrderDetail } from '../shapes/checkLotteryOrderDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Bet on the running draw of a lottery: POST /lgw/orders */
export const placeLotteryOrder: Operation<'placeLotteryOrder', 'token'> = {
  id: 'placeLotteryOrder',
  method: 'post',
  path: '/lgw/orders',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: { token: 'token' },
  inBody: ['token'],
  check: checkLotteryOrderDetail,
}
