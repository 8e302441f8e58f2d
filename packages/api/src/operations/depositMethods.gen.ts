// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDepositMethods } from '../shapes/checkDepositMethods.gen.ts'
import type { Operation } from '../operation.ts'

/** How money comes in: GET /wps/deposit/methods */
export const depositMethods: Operation<'depositMethods', never> = {
  id: 'depositMethods',
  method: 'get',
  path: '/wps/deposit/methods',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositMethods,
}
