// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object } from '../check.ts'
import { checkAgentContract } from './checkAgentContract.gen.ts'
import { checkRunningPeriod } from './checkRunningPeriod.gen.ts'

export const checkDividendInfo = object({
  shown: boolean,
  sumPaidMinor: integer(-1000000000000000, 1000000000000000),
  sumOwedMinor: integer(-1000000000000000, 1000000000000000),
}, { contract: checkAgentContract, running: checkRunningPeriod })
