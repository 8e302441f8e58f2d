// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'

export const checkSystemStatus = object({
  maintenance: boolean,
  regionRestriction: boolean,
  info: string(2000),
  endsAt: nullable(dateTime),
  serverTime: integer(0, 253402300799999),
})
