// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Set a new password with a code by SMS: PUT /wps/account/setPassword */
export const setPasswordByPhone: Operation<'setPasswordByPhone', never> = {
  id: 'setPasswordByPhone',
  method: 'put',
  path: '/wps/account/setPassword',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}
