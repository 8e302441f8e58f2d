// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentAnnouncements } from '../shapes/checkAgentAnnouncements.gen.ts'
import type { Operation } from '../operation.ts'

/** What editors publish to agents: GET /wps/announcement/agent */
export const agentAnnouncements: Operation<'agentAnnouncements', 'merchantCode'> = {
  id: 'agentAnnouncements',
  method: 'get',
  path: '/wps/announcement/agent',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: checkAgentAnnouncements,
}
