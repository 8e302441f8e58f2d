// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkCodeSent } from '../shapes/checkCodeSent.gen.ts'
import type { Operation } from '../operation.ts'

/** Send the code of a password reset by SMS: POST /wps/account/getResetCode */
export const sendResetCode: Operation<'sendResetCode', never> = {
  id: 'sendResetCode',
  method: 'post',
  path: '/wps/account/getResetCode',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}
