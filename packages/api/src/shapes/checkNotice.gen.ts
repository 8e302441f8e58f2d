// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkNotice = object({
  id: integer,
  title: string(),
  content: string(),
  topic: string(0, 40),
  publishedAt: dateTime,
  pinned: boolean,
})
