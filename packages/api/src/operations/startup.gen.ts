// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkStartup } from '../shapes/checkStartup.gen.ts'
import type { Operation } from '../operation.ts'

/** Start-up settings: GET /wps/system/startup */
export const startup: Operation<'startup', never> = {
  id: 'startup',
  method: 'get',
  path: '/wps/system/startup',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkStartup,
}
