// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLotteryOrderDetail } from '../shapes/checkLotteryOrderDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** One order with its sub-orders and the result of its draw: GET /lgw/orders/detail */
export const lotteryOrderDetail: Operation<'lotteryOrderDetail', 'language' | 'token'> = {
  id: 'lotteryOrderDetail',
  method: 'get',
  path: '/lgw/orders/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkLotteryOrderDetail,
}
