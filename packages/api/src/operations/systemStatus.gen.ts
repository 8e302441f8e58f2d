// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkSystemStatus } from '../shapes/checkSystemStatus.gen.ts'
import type { Operation } from '../operation.ts'

/** Whether the platform is open: GET /wps/system/status */
export const systemStatus: Operation<'systemStatus', never> = {
  id: 'systemStatus',
  method: 'get',
  path: '/wps/system/status',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkSystemStatus,
}
