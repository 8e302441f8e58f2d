// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkActivity } from './checkActivity.gen.ts'

export const checkActivityDetail = object({
  activity: checkActivity,
  content: string(262144),
  maxComment: integer(0, 1000000000),
  mostImages: integer(0, 1000000000),
  mostBytes: integer(0, 1000000000),
}, {
  targetMinor: integer(0, 1000000000000000),
  doneMinor: integer(0, 1000000000000000),
  reason: string(40),
  comment: string(4000),
  images: integer(0, 1000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
