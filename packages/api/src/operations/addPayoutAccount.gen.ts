// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPayoutAccounts } from '../shapes/checkPayoutAccounts.gen.ts'
import type { Operation } from '../operation.ts'

/** Add a Pix key or a bank account: POST /wps/withdrawal/accounts */
export const addPayoutAccount: Operation<'addPayoutAccount', never> = {
  id: 'addPayoutAccount',
  method: 'post',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}
