// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkCaptcha } from '../shapes/checkCaptcha.gen.ts'
import type { Operation } from '../operation.ts'

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
