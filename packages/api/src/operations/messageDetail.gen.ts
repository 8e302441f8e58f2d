// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMailDetail } from '../shapes/checkMailDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** One mail, whole: GET /wps/message/detail */
export const messageDetail: Operation<'messageDetail', never> = {
  id: 'messageDetail',
  method: 'get',
  path: '/wps/message/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMailDetail,
}
