// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkNotice = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  topic: string(40),
  publishedAt: dateTime,
  pinned: boolean,
})
