// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Change the payment password: PUT /wps/account/paymentPassword */
export const changePaymentPassword: Operation<'changePaymentPassword', never> = {
  id: 'changePaymentPassword',
  method: 'put',
  path: '/wps/account/paymentPassword',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}
