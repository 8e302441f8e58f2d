// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, oneOf, string } from '../check.ts'

export const checkPopup = object({
  id: integer,
  title: string(),
  content: string(),
  promotionType: nullable(string()),
  execution: oneOf('A', 'B', 'F'),
})
