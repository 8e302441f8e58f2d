// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkClaimedAgentRebate } from '../shapes/checkClaimedAgentRebate.gen.ts'
import type { Operation } from '../operation.ts'

/** Take it: POST /wps/agent/rebate */
export const claimAgentRebate: Operation<'claimAgentRebate', never> = {
  id: 'claimAgentRebate',
  method: 'post',
  path: '/wps/agent/rebate',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkClaimedAgentRebate,
}
