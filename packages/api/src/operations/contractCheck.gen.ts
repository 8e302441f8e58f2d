// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkContractCheck } from '../shapes/checkContractCheck.gen.ts'
import type { Operation } from '../operation.ts'

/** Whether offers of contracts wait for an answer: GET /wps/agent/contract/check */
export const contractCheck: Operation<'contractCheck', 'token'> = {
  id: 'contractCheck',
  method: 'get',
  path: '/wps/agent/contract/check',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  check: checkContractCheck,
}
