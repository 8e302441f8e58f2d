// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, dateTime, integer, object, string } from '../check.ts'
import { checkDownlineTransferRow } from './checkDownlineTransferRow.gen.ts'

export const checkDownlineBatch = object({
  batchId: string(20),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  transfers: array(checkDownlineTransferRow, 50),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
