// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkTrialAccount } from '../shapes/checkTrialAccount.gen.ts'
import type { Operation } from '../operation.ts'

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
