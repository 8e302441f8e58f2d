// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkFeedback } from '../shapes/checkFeedback.gen.ts'
import type { Operation } from '../operation.ts'

/** Write to the house: PUT /wps/feedback */
export const sendFeedback: Operation<'sendFeedback', never> = {
  id: 'sendFeedback',
  method: 'put',
  path: '/wps/feedback',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkFeedback,
}
