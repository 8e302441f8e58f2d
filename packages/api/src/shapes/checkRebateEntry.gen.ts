// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkRebateEntry = object({
  rebateId: integer(),
  category: string(20),
  stakeMinor: integer(0, 1000000000000000),
  rateBasisPoints: integer(0, 1000000),
  rebateMinor: integer(0, 1000000000000000),
  manual: boolean,
  at: dateTime,
})
