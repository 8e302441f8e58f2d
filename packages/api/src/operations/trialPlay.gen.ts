// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkTrialSession = object({ token: string(16, 128), userName: string(0, 64), customerType: integer })

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
