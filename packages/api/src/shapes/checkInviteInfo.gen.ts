// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkInviteInfo = object({
  code: string(40),
  link: string(400),
  invited: integer(0, 1000000000),
  qualified: integer(0, 1000000000),
  rewardMinor: integer(0, 1000000000000000),
  rewardEachMinor: integer(0, 1000000000000000),
  depositMinor: integer(0, 1000000000000000),
})
