// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkBettingEntry = object({
  betId: string(0, 20),
  category: string(0, 20),
  game: string(0, 120),
  status: string(0, 20),
  stakeMinor: integer(-1000000000000000, 1000000000000000),
  payoutMinor: integer(-1000000000000000, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(0, 80), iconUrl: string(0, 200), orderId: string(0, 20) })
