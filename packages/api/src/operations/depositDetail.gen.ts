// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDepositDetail } from '../shapes/checkDepositDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** A deposit as it is now: GET /wps/deposit/detail */
export const depositDetail: Operation<'depositDetail', never> = {
  id: 'depositDetail',
  method: 'get',
  path: '/wps/deposit/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositDetail,
}
