// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDepositDetail } from '../shapes/checkDepositDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Give a deposit up that waits for its payment: POST /wps/deposit/cancel */
export const cancelDeposit: Operation<'cancelDeposit', never> = {
  id: 'cancelDeposit',
  method: 'post',
  path: '/wps/deposit/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositDetail,
}
