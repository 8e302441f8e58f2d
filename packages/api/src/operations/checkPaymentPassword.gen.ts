// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPaymentPasswordCheck } from '../shapes/checkPaymentPasswordCheck.gen.ts'
import type { Operation } from '../operation.ts'

/** Whether a payment password is the right one: POST /wps/account/paymentPassword/check */
export const checkPaymentPassword: Operation<'checkPaymentPassword', never> = {
  id: 'checkPaymentPassword',
  method: 'post',
  path: '/wps/account/paymentPassword/check',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPaymentPasswordCheck,
}
