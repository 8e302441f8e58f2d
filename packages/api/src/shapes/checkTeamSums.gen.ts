// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkTeamSums = object({
  bets: integer,
  stakeMinor: integer,
  payoutMinor: integer,
  rebateMinor: integer,
  bonusMinor: integer,
  roomMinor: integer,
  profitMinor: integer,
  depositMinor: integer,
  withdrawalMinor: integer,
})
