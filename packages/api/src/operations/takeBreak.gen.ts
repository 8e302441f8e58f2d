// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkResponsibleState } from '../shapes/checkResponsibleState.gen.ts'
import type { Operation } from '../operation.ts'

/** Pause, or exclude oneself: POST /wps/responsible/break */
export const takeBreak: Operation<'takeBreak', never> = {
  id: 'takeBreak',
  method: 'post',
  path: '/wps/responsible/break',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}
