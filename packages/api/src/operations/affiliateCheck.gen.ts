// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Whether an affiliate or invitation code is good: GET /wps/account/affiliateCheck */
export const affiliateCheck: Operation<'affiliateCheck', never> = {
  id: 'affiliateCheck',
  method: 'get',
  path: '/wps/account/affiliateCheck',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}
