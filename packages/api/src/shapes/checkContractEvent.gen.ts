// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, object, string } from '../check.ts'

export const checkContractEvent = object({ what: string(20), at: dateTime })
