// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkAgentRebateEntry = object({
  rebateId: integer(),
  category: string(20),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
  at: dateTime,
})
