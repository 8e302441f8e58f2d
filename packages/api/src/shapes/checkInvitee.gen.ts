// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkInvitee = object({
  inviteeId: integer(),
  name: string(64),
  joinedAt: dateTime,
  status: string(20),
  rewardMinor: integer(0, 1000000000000000),
})
