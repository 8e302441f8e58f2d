// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkActivityDetail } from '../shapes/checkActivityDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** One of them, whole: GET /wps/promotion/info */
export const activityInfo: Operation<'activityInfo', 'merchantCode' | 'token'> = {
  id: 'activityInfo',
  method: 'get',
  path: '/wps/promotion/info',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: checkActivityDetail,
}
