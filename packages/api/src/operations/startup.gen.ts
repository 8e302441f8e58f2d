// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkStartup = object({
  info: string(),
  location: string(),
  maintenance: boolean,
  regionRestriction: boolean,
  serverTime: integer,
}, { mobileTemplate: object({}, { mem_cen: string(), dep_func: string() }) })

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
