// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkHelpItem } from '../shapes/checkHelpItem.gen.ts'
import type { Operation } from '../operation.ts'

/** The help centre: GET /wps/system/helpCenter */
export const helpCenter: Operation<'helpCenter', never> = {
  id: 'helpCenter',
  method: 'get',
  path: '/wps/system/helpCenter',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkHelpItem, 60),
}
