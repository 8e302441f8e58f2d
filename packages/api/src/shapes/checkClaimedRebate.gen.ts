// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkClaimedRebate = object({
  rebateMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
