// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'
import { checkPendingLimit } from './checkPendingLimit.gen.ts'

export const checkOwnLimit = object({
  kind: string(20),
  period: string(20),
  min: integer(0, 1000000000000000),
  max: integer(0, 1000000000000000),
  used: integer(0, 1000000000000000),
  resetsAt: dateTime,
}, {
  amount: integer(0, 1000000000000000),
  left: integer(0, 1000000000000000),
  pending: checkPendingLimit,
})
