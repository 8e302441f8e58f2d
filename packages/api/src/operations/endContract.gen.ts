// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkOfferedContract } from '../shapes/checkOfferedContract.gen.ts'
import type { Operation } from '../operation.ts'

/** Take an offer back, or end a contract: DELETE /wps/agent/contract/team */
export const endContract: Operation<'endContract', never> = {
  id: 'endContract',
  method: 'delete',
  path: '/wps/agent/contract/team',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkOfferedContract,
}
