// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkRebateEntry = object({
  rebateId: integer,
  category: string(0, 20),
  stakeMinor: integer,
  rateBasisPoints: integer,
  rebateMinor: integer,
  manual: boolean,
  at: dateTime,
})
