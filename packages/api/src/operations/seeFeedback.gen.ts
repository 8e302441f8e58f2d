// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Mark every answer to the member's feedback as seen: PUT /wps/feedback/seen */
export const seeFeedback: Operation<'seeFeedback', never> = {
  id: 'seeFeedback',
  method: 'put',
  path: '/wps/feedback/seen',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
