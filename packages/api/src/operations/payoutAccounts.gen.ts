// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPayoutAccounts } from '../shapes/checkPayoutAccounts.gen.ts'
import type { Operation } from '../operation.ts'

/** Pix keys and bank accounts that money can go to: GET /wps/withdrawal/accounts */
export const payoutAccounts: Operation<'payoutAccounts', never> = {
  id: 'payoutAccounts',
  method: 'get',
  path: '/wps/withdrawal/accounts',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}
