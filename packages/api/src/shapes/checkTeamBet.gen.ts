// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkTeamBet = object({
  betId: string(20),
  memberId: integer(),
  account: string(64),
  category: string(20),
  game: string(120),
  result: string(10),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(80), iconUrl: string(200) })
