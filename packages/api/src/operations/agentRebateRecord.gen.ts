// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentRebateRecord } from '../shapes/checkAgentRebateRecord.gen.ts'
import type { Operation } from '../operation.ts'

/** Rebates that were taken, the newest first: GET /wps/agent/rebate/record */
export const agentRebateRecord: Operation<'agentRebateRecord', never> = {
  id: 'agentRebateRecord',
  method: 'get',
  path: '/wps/agent/rebate/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentRebateRecord,
}
