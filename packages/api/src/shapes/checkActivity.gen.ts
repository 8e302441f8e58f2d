// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'
import { checkActivityStatus } from './checkActivityStatus.gen.ts'

export const checkActivity = object({
  activityId: integer(),
  title: string(200),
  summary: string(400),
  imageUrl: string(200),
  category: string(20),
  status: checkActivityStatus,
  rewardMinor: integer(0, 1000000000000000),
  startsAt: dateTime,
  endsAt: dateTime,
  remainTime: integer(0, 315360000000),
}, { action: string(20), target: string(200) })
