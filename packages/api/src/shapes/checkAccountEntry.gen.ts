// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkAccountEntry = object({
  entryId: integer(),
  kind: string(20),
  amountMinor: integer(-1000000000000000, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { reference: string(20) })
