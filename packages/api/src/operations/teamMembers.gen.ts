// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamMemberList } from '../shapes/checkTeamMemberList.gen.ts'
import type { Operation } from '../operation.ts'

/** Whoever stands directly below a member, or a search in the whole team: GET /wps/agent/team/members */
export const teamMembers: Operation<'teamMembers', never> = {
  id: 'teamMembers',
  method: 'get',
  path: '/wps/agent/team/members',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamMemberList,
}
