// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, string } from '../check.ts'

export const checkPopularAnnouncement = object({
  id: integer(),
  title: string(200),
  summary: string(400),
  url: string(400),
  promotionType: nullable(string(400)),
})
