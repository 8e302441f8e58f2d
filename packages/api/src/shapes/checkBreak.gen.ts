// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, object, string } from '../check.ts'

export const checkBreak = object({ kind: string(20), since: dateTime, until: dateTime })
