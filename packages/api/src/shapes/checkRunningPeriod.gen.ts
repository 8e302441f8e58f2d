// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkRunningPeriod = object({
  from: dateTime,
  to: dateTime,
  volumeMinor: integer,
  activeMembers: integer,
  rateBasisPoints: integer,
  amountMinor: integer,
})
