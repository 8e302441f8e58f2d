// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { number, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkBalance = object({ sumBalance: number, currencySymbol: string(0, 8) })

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
