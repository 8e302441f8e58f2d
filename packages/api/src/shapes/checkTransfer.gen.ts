// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkTransfer = object({
  transferId: string(20),
  upline: string(64),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
