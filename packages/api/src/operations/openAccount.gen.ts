// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkOpenedAccount } from '../shapes/checkOpenedAccount.gen.ts'
import type { Operation } from '../operation.ts'

/** Open an account directly below: POST /wps/agent/account */
export const openAccount: Operation<'openAccount', never> = {
  id: 'openAccount',
  method: 'post',
  path: '/wps/agent/account',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkOpenedAccount,
}
