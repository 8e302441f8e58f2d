// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentContracts } from '../shapes/checkAgentContracts.gen.ts'
import type { Operation } from '../operation.ts'

/** Accept or refuse an offer: POST /wps/agent/contract/answer */
export const answerContract: Operation<'answerContract', never> = {
  id: 'answerContract',
  method: 'post',
  path: '/wps/agent/contract/answer',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentContracts,
}
