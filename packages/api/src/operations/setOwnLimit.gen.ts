// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkResponsibleState } from '../shapes/checkResponsibleState.gen.ts'
import type { Operation } from '../operation.ts'

/** Set, change or take away a limit: POST /wps/responsible/limit */
export const setOwnLimit: Operation<'setOwnLimit', never> = {
  id: 'setOwnLimit',
  method: 'post',
  path: '/wps/responsible/limit',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}
