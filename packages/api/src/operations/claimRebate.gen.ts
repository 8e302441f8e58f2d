// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkClaimedRebate } from '../shapes/checkClaimedRebate.gen.ts'
import type { Operation } from '../operation.ts'

/** Take it: POST /wps/rebate/manual */
export const claimRebate: Operation<'claimRebate', never> = {
  id: 'claimRebate',
  method: 'post',
  path: '/wps/rebate/manual',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkClaimedRebate,
}
