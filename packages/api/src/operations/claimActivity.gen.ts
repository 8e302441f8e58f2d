// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkActivityDetail } from '../shapes/checkActivityDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Take what was reached: POST /wps/promotion/claim */
export const claimActivity: Operation<'claimActivity', never> = {
  id: 'claimActivity',
  method: 'post',
  path: '/wps/promotion/claim',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}
