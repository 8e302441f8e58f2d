// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamMemberDetail } from '../shapes/checkTeamMemberDetail.gen.ts'
import type { Operation } from '../operation.ts'

/** One member of the team: GET /wps/agent/team/member */
export const teamMember: Operation<'teamMember', never> = {
  id: 'teamMember',
  method: 'get',
  path: '/wps/agent/team/member',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamMemberDetail,
}
