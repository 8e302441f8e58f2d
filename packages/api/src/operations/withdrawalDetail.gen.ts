// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkWithdrawalDetail } from '../shapes/checkWithdrawalDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** A withdrawal as it is now: GET /wps/withdrawal/detail */
export const withdrawalDetail: Operation<'withdrawalDetail', never> = {
  id: 'withdrawalDetail',
  method: 'get',
  path: '/wps/withdrawal/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalDetail,
}
