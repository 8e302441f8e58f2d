// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamProfitAndLoss } from '../shapes/checkTeamProfitAndLoss.gen.ts'
import type { Operation } from '../operation.ts'

/** Profit and loss of whoever stands directly below a member, each with its team: GET /wps/agent/team/profitAndLoss */
export const teamProfitAndLoss: Operation<'teamProfitAndLoss', never> = {
  id: 'teamProfitAndLoss',
  method: 'get',
  path: '/wps/agent/team/profitAndLoss',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamProfitAndLoss,
}
