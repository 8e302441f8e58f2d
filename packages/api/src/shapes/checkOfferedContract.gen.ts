// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object } from '../check.ts'
import { checkAgentContract } from './checkAgentContract.gen.ts'

export const checkOfferedContract = object({ contract: checkAgentContract })
