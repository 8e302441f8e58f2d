// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentLinks } from '../shapes/checkAgentLinks.gen.ts'
import type { Operation } from '../operation.ts'

/** An invitation link that nobody shall use any more: DELETE /wps/agent/links */
export const removeAgentLink: Operation<'removeAgentLink', never> = {
  id: 'removeAgentLink',
  method: 'delete',
  path: '/wps/agent/links',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentLinks,
}
