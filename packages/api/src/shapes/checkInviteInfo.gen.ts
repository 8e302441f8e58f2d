// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkInviteInfo = object({
  code: string(0, 40),
  link: string(0, 400),
  invited: integer,
  qualified: integer,
  rewardMinor: integer,
  rewardEachMinor: integer,
  depositMinor: integer,
})
