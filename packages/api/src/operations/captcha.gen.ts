// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkCaptcha = string()

/** A captcha image: GET /wps/captcha/get */
export const captcha: Operation<'captcha', never> = {
  id: 'captcha',
  method: 'get',
  path: '/wps/captcha/get',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCaptcha,
}
