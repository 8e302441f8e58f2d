// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkDownlineTransferRow = object({
  transferId: string(20),
  batchId: string(20),
  memberId: integer(),
  account: string(64),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
})
