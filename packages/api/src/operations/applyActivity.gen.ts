// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkActivityDetail } from '../shapes/checkActivityDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Apply, with a comment and pictures: POST /wps/promotion/apply */
export const applyActivity: Operation<'applyActivity', never> = {
  id: 'applyActivity',
  method: 'post',
  path: '/wps/promotion/apply',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}
