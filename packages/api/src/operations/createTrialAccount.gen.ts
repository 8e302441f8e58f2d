// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkTrialAccount = object({ trialName: string(8, 64) })

/** Make a trial account: GET /wps/trial/create */
export const createTrialAccount: Operation<'createTrialAccount', never> = {
  id: 'createTrialAccount',
  method: 'get',
  path: '/wps/trial/create',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialAccount,
}
