// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkGameClassification = object({ code: string(40), name: string(80) })
