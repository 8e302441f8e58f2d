// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLotteryPlays } from '../shapes/checkLotteryPlays.gen.ts'
import type { Operation } from '../operation.ts'

/** What can be bet on in a lottery, with odds and limits: GET /lgw/lottery/plays */
export const lotteryPlays: Operation<'lotteryPlays', never> = {
  id: 'lotteryPlays',
  method: 'get',
  path: '/lgw/lottery/plays',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkLotteryPlays,
}
