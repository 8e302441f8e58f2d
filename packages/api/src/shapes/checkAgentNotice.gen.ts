// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkAgentNotice = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  publishedAt: dateTime,
  pinned: boolean,
  read: boolean,
})
