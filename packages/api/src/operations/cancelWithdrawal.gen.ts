// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkWithdrawalDetail } from '../shapes/checkWithdrawalDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Take a withdrawal back while it is in review: POST /wps/withdrawal/cancel */
export const cancelWithdrawal: Operation<'cancelWithdrawal', never> = {
  id: 'cancelWithdrawal',
  method: 'post',
  path: '/wps/withdrawal/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalDetail,
}
