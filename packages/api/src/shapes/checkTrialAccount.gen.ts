// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkTrialAccount = object({ trialName: string(64, 8) })
