// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkResponsibleEvent = object({ what: string(20), at: dateTime }, {
  kind: string(20),
  period: string(20),
  amount: integer(0, 1000000000000000),
  from: dateTime,
  until: dateTime,
})
