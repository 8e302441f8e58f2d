// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkResponsibleState } from '../shapes/checkResponsibleState.gen.ts'
import type { Operation } from '../operation.ts'

/** Give up a raise that does not count yet: POST /wps/responsible/limit/cancel */
export const cancelLimitRaise: Operation<'cancelLimitRaise', never> = {
  id: 'cancelLimitRaise',
  method: 'post',
  path: '/wps/responsible/limit/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}
