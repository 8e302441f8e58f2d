// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkAgentRebateEntry = object({
  rebateId: integer,
  category: string(0, 20),
  volumeMinor: integer,
  rebateMinor: integer,
  at: dateTime,
})
