// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkBettingEntry = object({
  betId: string(20),
  category: string(20),
  game: string(120),
  status: string(20),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(80), iconUrl: string(200), orderId: string(20) })
