// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object } from '../check.ts'
import { checkAgentContract } from './checkAgentContract.gen.ts'
import { checkRunningPeriod } from './checkRunningPeriod.gen.ts'

export const checkAgentContracts = object({ past: array(checkAgentContract, 50) }, { offer: checkAgentContract, active: checkAgentContract, running: checkRunningPeriod })
