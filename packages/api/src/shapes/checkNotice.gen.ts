// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, oneOf, string } from '../check.ts'

export const checkNotice = object({
  id: integer,
  title: string(),
  content: string(),
  topic: oneOf('news', 'games', 'payments', 'maintenance', 'safety'),
  publishedAt: dateTime,
  pinned: boolean,
})
