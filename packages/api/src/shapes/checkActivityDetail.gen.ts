// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkActivity } from './checkActivity.gen.ts'

export const checkActivityDetail = object({
  activity: checkActivity,
  content: string(),
  maxComment: integer,
  mostImages: integer,
  mostBytes: integer,
}, {
  targetMinor: integer,
  doneMinor: integer,
  reason: string(0, 40),
  comment: string(0, 4000),
  images: integer,
  balanceMinor: integer,
})
