// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRewardCenter } from '../shapes/checkRewardCenter.gen.ts'
import type { Operation } from '../operation.ts'

/** What the house has given: GET /wps/reward */
export const rewardCenter: Operation<'rewardCenter', never> = {
  id: 'rewardCenter',
  method: 'get',
  path: '/wps/reward',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkRewardCenter,
}
