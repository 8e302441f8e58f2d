// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkHeadIcons } from '../shapes/checkHeadIcons.gen.ts'
import type { Operation } from '../operation.ts'

/** The pictures that a member can have: GET /wps/member/headIcon */
export const headIcons: Operation<'headIcons', never> = {
  id: 'headIcons',
  method: 'get',
  path: '/wps/member/headIcon',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkHeadIcons,
}
