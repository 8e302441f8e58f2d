// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkPlayedSession = object({
  startedAt: dateTime,
  seconds: integer(0, 1000000000),
  stakedMinor: integer(0, 1000000000000000),
  wonMinor: integer(0, 1000000000000000),
  netMinor: integer(-1000000000000000, 1000000000000000),
})
