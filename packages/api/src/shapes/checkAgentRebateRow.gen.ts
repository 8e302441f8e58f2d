// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkAgentRebateRow = object({
  category: string(20),
  rateBasisPoints: integer(0, 1000000),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
})
