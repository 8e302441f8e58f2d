// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPayoutAccounts } from '../shapes/checkPayoutAccounts.gen.ts'
import type { Operation } from '../operation.ts'

/** Remove an account: DELETE /wps/withdrawal/accounts */
export const removePayoutAccount: Operation<'removePayoutAccount', never> = {
  id: 'removePayoutAccount',
  method: 'delete',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}
