// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Send a temporary password by e-mail: POST /wps/account/forgotPassword */
export const forgotPassword: Operation<'forgotPassword', never> = {
  id: 'forgotPassword',
  method: 'post',
  path: '/wps/account/forgotPassword',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  form: true,
  check: boolean,
}
