// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, oneOf, string } from '../check.ts'

export const checkPopup = object({
  id: integer(),
  title: string(0, 200),
  content: string(0, 262144),
  promotionType: nullable(string(0, 200)),
  execution: oneOf('A', 'B', 'F'),
})
