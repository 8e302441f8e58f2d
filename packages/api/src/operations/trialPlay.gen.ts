// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTrialSession } from '../shapes/checkTrialSession.gen.ts'
import type { Operation } from '../operation.ts'

/** Sign in to a trial account: POST /wps/trial/play */
export const trialPlay: Operation<'trialPlay', never> = {
  id: 'trialPlay',
  method: 'post',
  path: '/wps/trial/play',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialSession,
}
