// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDownlineBatch } from '../shapes/checkDownlineBatch.gen.ts'
import type { Operation } from '../operation.ts'

/** Transfer to one or many of the team: POST /wps/agent/transfer */
export const transferToDownlines: Operation<'transferToDownlines', never> = {
  id: 'transferToDownlines',
  method: 'post',
  path: '/wps/agent/transfer',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDownlineBatch,
}
