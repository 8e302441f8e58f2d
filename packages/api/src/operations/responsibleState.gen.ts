// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkResponsibleState } from '../shapes/checkResponsibleState.gen.ts'
import type { Operation } from '../operation.ts'

/** A member's own limits, with what is used and left of them, and a pause or an exclusion: GET /wps/responsible/state */
export const responsibleState: Operation<'responsibleState', never> = {
  id: 'responsibleState',
  method: 'get',
  path: '/wps/responsible/state',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkResponsibleState,
}
