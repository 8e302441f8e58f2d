// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkWithdrawalDetail } from '../shapes/checkWithdrawalDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Withdraw: POST /wps/transaction/withdraw */
export const withdraw: Operation<'withdraw', never> = {
  id: 'withdraw',
  method: 'post',
  path: '/wps/transaction/withdraw',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkWithdrawalDetail,
}
