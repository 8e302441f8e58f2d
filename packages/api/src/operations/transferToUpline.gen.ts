// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTransfer } from '../shapes/checkTransfer.gen.ts'
import type { Operation } from '../operation.ts'

/** Transfer to the upline: POST /wps/transaction/upline */
export const transferToUpline: Operation<'transferToUpline', never> = {
  id: 'transferToUpline',
  method: 'post',
  path: '/wps/transaction/upline',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkTransfer,
}
