// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRunningDraw } from '../shapes/checkRunningDraw.gen.ts'
import type { Operation } from '../operation.ts'

/** The running draw of a lottery, and the result of the last: GET /lgw/lottery/numero */
export const runningDraw: Operation<'runningDraw', never> = {
  id: 'runningDraw',
  method: 'get',
  path: '/lgw/lottery/numero',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkRunningDraw,
}
