// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Check a captcha before a submit: GET /wps/account/verification */
export const verification: Operation<'verification', never> = {
  id: 'verification',
  method: 'get',
  path: '/wps/account/verification',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}
