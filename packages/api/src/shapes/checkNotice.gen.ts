// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkNotice = object({
  id: integer(),
  title: string(0, 200),
  content: string(0, 262144),
  topic: string(0, 40),
  publishedAt: dateTime,
  pinned: boolean,
})
