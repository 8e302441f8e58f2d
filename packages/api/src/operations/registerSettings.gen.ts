// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRegisterSettings } from '../shapes/checkRegisterSettings.gen.ts'
import type { Operation } from '../operation.ts'

/** Which fields registration asks for: GET /wps/account/registerSettings */
export const registerSettings: Operation<'registerSettings', never> = {
  id: 'registerSettings',
  method: 'get',
  path: '/wps/account/registerSettings',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkRegisterSettings,
}
