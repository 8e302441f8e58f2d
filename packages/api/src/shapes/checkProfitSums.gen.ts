// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkProfitSums = object({
  stakeMinor: integer,
  payoutMinor: integer,
  roomMinor: integer,
  profitMinor: integer,
  rebateMinor: integer,
  bonusMinor: integer,
  depositMinor: integer,
  withdrawalMinor: integer,
  transferMinor: integer,
})
