// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkManualRebate } from '../shapes/checkManualRebate.gen.ts'
import type { Operation } from '../operation.ts'

/** What could be taken back of the stakes: GET /wps/rebate/manual */
export const manualRebate: Operation<'manualRebate', never> = {
  id: 'manualRebate',
  method: 'get',
  path: '/wps/rebate/manual',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkManualRebate,
}
