// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAccountRules } from '../shapes/checkAccountRules.gen.ts'
import type { Operation } from '../operation.ts'

/** What an account may be opened with: GET /wps/agent/account */
export const accountRules: Operation<'accountRules', never> = {
  id: 'accountRules',
  method: 'get',
  path: '/wps/agent/account',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAccountRules,
}
