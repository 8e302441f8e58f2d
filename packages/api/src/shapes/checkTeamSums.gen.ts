// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkTeamSums = object({
  bets: integer(0, 1000000000),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
  bonusMinor: integer(0, 1000000000000000),
  roomMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  depositMinor: integer(0, 1000000000000000),
  withdrawalMinor: integer(-1000000000000000, 1000000000000000),
})
