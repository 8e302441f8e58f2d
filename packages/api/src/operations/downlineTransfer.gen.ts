// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDownlineTransfer } from '../shapes/checkDownlineTransfer.gen.ts'
import type { Operation } from '../operation.ts'

/** What a transfer to the team is held against: GET /wps/agent/transfer */
export const downlineTransfer: Operation<'downlineTransfer', never> = {
  id: 'downlineTransfer',
  method: 'get',
  path: '/wps/agent/transfer',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDownlineTransfer,
}
