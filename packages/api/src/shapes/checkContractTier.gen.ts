// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkContractTier = object({ fromMinor: integer, activeMembers: integer, rateBasisPoints: integer })
