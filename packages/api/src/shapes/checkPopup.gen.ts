// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, oneOf, string } from '../check.ts'

export const checkPopup = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  promotionType: nullable(string(400)),
  execution: oneOf('A', 'B', 'F'),
})
