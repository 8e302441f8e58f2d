// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentRebate } from '../shapes/checkAgentRebate.gen.ts'
import type { Operation } from '../operation.ts'

/** The rebate of the agent, by category: GET /wps/agent/rebate */
export const agentRebate: Operation<'agentRebate', never> = {
  id: 'agentRebate',
  method: 'get',
  path: '/wps/agent/rebate',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentRebate,
}
