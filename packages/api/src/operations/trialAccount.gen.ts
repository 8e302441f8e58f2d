// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTrialAccount } from '../shapes/checkTrialAccount.gen.ts'
import type { Operation } from '../operation.ts'

/** A trial account that was made before: GET /wps/trial/account */
export const trialAccount: Operation<'trialAccount', never> = {
  id: 'trialAccount',
  method: 'get',
  path: '/wps/trial/account',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialAccount,
}
