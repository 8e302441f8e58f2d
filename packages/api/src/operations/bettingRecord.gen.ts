// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkBettingRecord } from '../shapes/checkBettingRecord.gen.ts'
import type { Operation } from '../operation.ts'

/** Bets of games and orders of lotteries, the newest first: GET /wps/report/betting */
export const bettingRecord: Operation<'bettingRecord', never> = {
  id: 'bettingRecord',
  method: 'get',
  path: '/wps/report/betting',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkBettingRecord,
}
