// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRewardCenter } from '../shapes/checkRewardCenter.gen.ts'
import type { Operation } from '../operation.ts'

/** Take a reward: POST /wps/reward */
export const claimReward: Operation<'claimReward', never> = {
  id: 'claimReward',
  method: 'post',
  path: '/wps/reward',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkRewardCenter,
}
