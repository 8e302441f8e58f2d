// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamKpi } from '../shapes/checkTeamKpi.gen.ts'
import type { Operation } from '../operation.ts'

/** Figures of the team, and of each day: GET /wps/agent/team/kpi */
export const teamKpi: Operation<'teamKpi', never> = {
  id: 'teamKpi',
  method: 'get',
  path: '/wps/agent/team/kpi',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamKpi,
}
