// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentLinks } from '../shapes/checkAgentLinks.gen.ts'
import type { Operation } from '../operation.ts'

/** A new invitation link: POST /wps/agent/links */
export const createAgentLink: Operation<'createAgentLink', never> = {
  id: 'createAgentLink',
  method: 'post',
  path: '/wps/agent/links',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkAgentLinks,
}
