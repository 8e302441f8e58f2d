// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkCountry = object({ code: string(2, 2), name: string(80), diallingCode: string(4, 1) })
