// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, string } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Which kinds of promotion run now: GET /wps/promotion/enabled */
export const enabledPromotions: Operation<'enabledPromotions', never> = {
  id: 'enabledPromotions',
  method: 'get',
  path: '/wps/promotion/enabled',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: array(string(32), 50),
}
