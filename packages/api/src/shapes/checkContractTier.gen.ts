// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkContractTier = object({
  fromMinor: integer(-1000000000000000, 1000000000000000),
  activeMembers: integer(0, 1000000000),
  rateBasisPoints: integer(0, 1000000),
})
