// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, dateTime, integer, list, object, string } from '../check.ts'
import { checkContractEvent } from './checkContractEvent.gen.ts'
import { checkContractTier } from './checkContractTier.gen.ts'

export const checkAgentContract = object({
  contractId: integer(),
  kind: string(20),
  status: string(20),
  period: string(20),
  memberId: integer(),
  account: string(64),
  tiers: array(checkContractTier, 5),
  history: list(checkContractEvent, 10),
}, { payer: string(64), startsAt: dateTime, endsAt: dateTime, expiresAt: dateTime })
