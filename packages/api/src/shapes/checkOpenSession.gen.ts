// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkOpenSession = object({
  sessionId: integer(),
  device: string(80),
  startedAt: dateTime,
  seenAt: dateTime,
  current: boolean,
})
