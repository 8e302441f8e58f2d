// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Change the password: PUT /wps/account/changePassword/v2 */
export const changePassword: Operation<'changePassword', never> = {
  id: 'changePassword',
  method: 'put',
  path: '/wps/account/changePassword/v2',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}
