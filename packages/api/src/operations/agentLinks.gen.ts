// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentLinks } from '../shapes/checkAgentLinks.gen.ts'
import type { Operation } from '../operation.ts'

/** Invitation links with the rates that they give: GET /wps/agent/links */
export const agentLinks: Operation<'agentLinks', never> = {
  id: 'agentLinks',
  method: 'get',
  path: '/wps/agent/links',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentLinks,
}
