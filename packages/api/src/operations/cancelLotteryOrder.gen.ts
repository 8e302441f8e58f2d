// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLotteryOrderDetail } from '../shapes/checkLotteryOrderDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Take sub-orders back while their draw is on sale: POST /lgw/orders/suborders/cancel */
export const cancelLotteryOrder: Operation<'cancelLotteryOrder', 'token'> = {
  id: 'cancelLotteryOrder',
  method: 'post',
  path: '/lgw/orders/suborders/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: checkLotteryOrderDetail,
}
