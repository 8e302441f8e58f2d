// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkReward = object({
  rewardId: integer(),
  kind: string(20),
  title: string(200),
  amountMinor: integer(0, 1000000000000000),
  status: string(20),
  givenAt: dateTime,
  expiresAt: dateTime,
}, { claimedAt: dateTime })
