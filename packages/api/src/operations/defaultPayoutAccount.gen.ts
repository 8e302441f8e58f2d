// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPayoutAccounts } from '../shapes/checkPayoutAccounts.gen.ts'
import type { Operation } from '../operation.ts'

/** Make an account the default one: PUT /wps/withdrawal/accounts */
export const defaultPayoutAccount: Operation<'defaultPayoutAccount', never> = {
  id: 'defaultPayoutAccount',
  method: 'put',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}
