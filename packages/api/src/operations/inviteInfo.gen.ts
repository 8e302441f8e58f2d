// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkInviteInfo } from '../shapes/checkInviteInfo.gen.ts'
import type { Operation } from '../operation.ts'

/** The code and link of the member, and what they have brought: GET /wps/invite/info */
export const inviteInfo: Operation<'inviteInfo', never> = {
  id: 'inviteInfo',
  method: 'get',
  path: '/wps/invite/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkInviteInfo,
}
