// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamRecord } from '../shapes/checkTeamRecord.gen.ts'
import type { Operation } from '../operation.ts'

/** What has moved money in the team, bets apart, the newest first: GET /wps/agent/team/record */
export const teamRecord: Operation<'teamRecord', never> = {
  id: 'teamRecord',
  method: 'get',
  path: '/wps/agent/team/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamRecord,
}
