// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkUplineTransfer } from '../shapes/checkUplineTransfer.gen.ts'
import type { Operation } from '../operation.ts'

/** What a transfer to the upline is held against: GET /wps/transaction/upline */
export const uplineTransfer: Operation<'uplineTransfer', never> = {
  id: 'uplineTransfer',
  method: 'get',
  path: '/wps/transaction/upline',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkUplineTransfer,
}
