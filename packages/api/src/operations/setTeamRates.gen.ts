// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMemberRates } from '../shapes/checkMemberRates.gen.ts'
import type { Operation } from '../operation.ts'

/** Rates of a member directly below: POST /wps/agent/team/rates */
export const setTeamRates: Operation<'setTeamRates', never> = {
  id: 'setTeamRates',
  method: 'post',
  path: '/wps/agent/team/rates',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMemberRates,
}
