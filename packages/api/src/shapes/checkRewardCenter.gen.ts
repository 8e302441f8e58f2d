// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkReward } from './checkReward.gen.ts'

export const checkRewardCenter = object({
  rewards: array(checkReward, 200),
  claimableMinor: integer(0, 1000000000000000),
  claimedMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
