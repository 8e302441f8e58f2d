// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkValidationRules } from '../shapes/checkValidationRules.gen.ts'
import type { Operation } from '../operation.ts'

/** The rules of what is typed, by field: GET /wps/account/registerValidation */
export const registerValidation: Operation<'registerValidation', never> = {
  id: 'registerValidation',
  method: 'get',
  path: '/wps/account/registerValidation',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkValidationRules,
}
