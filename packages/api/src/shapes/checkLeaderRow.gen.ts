// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'

export const checkLeaderRow = object({
  rank: integer(0, 1000000000),
  name: string(64),
  stakedMinor: integer(0, 1000000000000000),
  prizeMinor: integer(0, 1000000000000000),
  own: boolean,
})
