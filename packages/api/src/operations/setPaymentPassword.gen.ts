// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Set the payment password of a member who has none: POST /wps/account/paymentPassword */
export const setPaymentPassword: Operation<'setPaymentPassword', never> = {
  id: 'setPaymentPassword',
  method: 'post',
  path: '/wps/account/paymentPassword',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}
