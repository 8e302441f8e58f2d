// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkWithdrawal = object({
  withdrawalId: string(20),
  status: string(20),
  kind: string(10),
  account: string(120),
  holder: string(120),
  amountMinor: integer(0, 1000000000000000),
  feeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  expectedAt: dateTime,
  cancellable: boolean,
}, { endedAt: dateTime, reason: string(40) })
