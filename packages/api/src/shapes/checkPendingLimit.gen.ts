// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkPendingLimit = object({ countsFrom: dateTime }, { amount: integer(0, 1000000000000000) })
