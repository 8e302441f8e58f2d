// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkTeamBet = object({
  betId: string(0, 20),
  memberId: integer(),
  account: string(0, 64),
  category: string(0, 20),
  game: string(0, 120),
  result: string(0, 10),
  stakeMinor: integer(-1000000000000000, 1000000000000000),
  payoutMinor: integer(-1000000000000000, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(0, 80), iconUrl: string(0, 200) })
