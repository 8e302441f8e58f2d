// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkInviteeList } from '../shapes/checkInviteeList.gen.ts'
import type { Operation } from '../operation.ts'

/** Who came by the code, the newest first: GET /wps/invite/list */
export const inviteeList: Operation<'inviteeList', never> = {
  id: 'inviteeList',
  method: 'get',
  path: '/wps/invite/list',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkInviteeList,
}
