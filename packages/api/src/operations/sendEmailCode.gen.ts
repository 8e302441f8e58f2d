// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkCodeSent } from '../shapes/checkCodeSent.gen.ts'
import type { Operation } from '../operation.ts'

/** Send a code to an address: POST /wps/security/email */
export const sendEmailCode: Operation<'sendEmailCode', never> = {
  id: 'sendEmailCode',
  method: 'post',
  path: '/wps/security/email',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}
