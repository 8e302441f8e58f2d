// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkCodeSent } from '../shapes/checkCodeSent.gen.ts'
import type { Operation } from '../operation.ts'

/** Send a verification code by SMS: POST /wps/account/getCode */
export const sendSmsCode: Operation<'sendSmsCode', never> = {
  id: 'sendSmsCode',
  method: 'post',
  path: '/wps/account/getCode',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}
