// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkActivityDetail } from '../shapes/checkActivityDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Join: POST /wps/promotion/join */
export const joinActivity: Operation<'joinActivity', never> = {
  id: 'joinActivity',
  method: 'post',
  path: '/wps/promotion/join',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}
