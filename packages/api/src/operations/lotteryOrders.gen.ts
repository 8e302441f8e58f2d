// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLotteryOrderList } from '../shapes/checkLotteryOrderList.gen.ts'
import type { Operation } from '../operation.ts'

/** The member's orders, the newest first: GET /lgw/orders */
export const lotteryOrders: Operation<'lotteryOrders', 'language' | 'token'> = {
  id: 'lotteryOrders',
  method: 'get',
  path: '/lgw/orders',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkLotteryOrderList,
}
