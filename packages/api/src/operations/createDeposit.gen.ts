// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDepositDetail } from '../shapes/checkDepositDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** Begin a deposit: POST /wps/deposit/create */
export const createDeposit: Operation<'createDeposit', never> = {
  id: 'createDeposit',
  method: 'post',
  path: '/wps/deposit/create',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDepositDetail,
}
