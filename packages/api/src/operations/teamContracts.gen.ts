// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTeamContracts } from '../shapes/checkTeamContracts.gen.ts'
import type { Operation } from '../operation.ts'

/** Contracts of one kind with whoever stands directly below: GET /wps/agent/contract/team */
export const teamContracts: Operation<'teamContracts', never> = {
  id: 'teamContracts',
  method: 'get',
  path: '/wps/agent/contract/team',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamContracts,
}
