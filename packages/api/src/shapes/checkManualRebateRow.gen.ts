// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkManualRebateRow = object({
  category: string(20),
  stakeMinor: integer(0, 1000000000000000),
  rateBasisPoints: integer(0, 1000000),
  rebateMinor: integer(0, 1000000000000000),
})
