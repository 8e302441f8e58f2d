// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkContractPayments } from '../shapes/checkContractPayments.gen.ts'
import type { Operation } from '../operation.ts'

/** What contracts of one kind have paid, the newest first: GET /wps/agent/contract/payments */
export const contractPayments: Operation<'contractPayments', never> = {
  id: 'contractPayments',
  method: 'get',
  path: '/wps/agent/contract/payments',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkContractPayments,
}
