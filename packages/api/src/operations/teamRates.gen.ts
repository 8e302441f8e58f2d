// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamRates } from '../shapes/checkTeamRates.gen.ts'
import type { Operation } from '../operation.ts'

/** Rates of whoever stands directly below, and what each has brought: GET /wps/agent/team/rates */
export const teamRates: Operation<'teamRates', never> = {
  id: 'teamRates',
  method: 'get',
  path: '/wps/agent/team/rates',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamRates,
}
