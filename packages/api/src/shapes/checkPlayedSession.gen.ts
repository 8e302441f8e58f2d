// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkPlayedSession = object({
  startedAt: dateTime,
  seconds: integer,
  stakedMinor: integer,
  wonMinor: integer,
  netMinor: integer,
})
