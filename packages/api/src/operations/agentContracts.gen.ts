// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentContracts } from '../shapes/checkAgentContracts.gen.ts'
import type { Operation } from '../operation.ts'

/** Contracts of one kind that the member has or was offered: GET /wps/agent/contract */
export const agentContracts: Operation<'agentContracts', never> = {
  id: 'agentContracts',
  method: 'get',
  path: '/wps/agent/contract',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentContracts,
}
