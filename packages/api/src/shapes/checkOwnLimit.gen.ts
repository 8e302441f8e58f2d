// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'
import { checkPendingLimit } from './checkPendingLimit.gen.ts'

export const checkOwnLimit = object({
  kind: string(0, 20),
  period: string(0, 20),
  min: integer,
  max: integer,
  used: integer,
  resetsAt: dateTime,
}, { amount: integer, left: integer, pending: checkPendingLimit })
