// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, object, string } from '../check.ts'
import { checkRate } from './checkRate.gen.ts'

export const checkAgentLink = object({
  linkId: integer(),
  code: string(40),
  link: string(400),
  agent: boolean,
  rates: array(checkRate, 30),
  registered: integer(0, 1000000000),
  createdAt: dateTime,
})
