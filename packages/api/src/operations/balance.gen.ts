// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkBalance } from '../shapes/checkBalance.gen.ts'
import type { Operation } from '../operation.ts'

/** The balance over all wallets: GET /wps/wallets/balance */
export const balance: Operation<'balance', never> = {
  id: 'balance',
  method: 'get',
  path: '/wps/wallets/balance',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkBalance,
}
