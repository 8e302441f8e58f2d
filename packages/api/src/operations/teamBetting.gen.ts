// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamBetting } from '../shapes/checkTeamBetting.gen.ts'
import type { Operation } from '../operation.ts'

/** Settled bets of the team, the newest first: GET /wps/agent/team/betting */
export const teamBetting: Operation<'teamBetting', never> = {
  id: 'teamBetting',
  method: 'get',
  path: '/wps/agent/team/betting',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamBetting,
}
