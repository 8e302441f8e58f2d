// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkBank = object({ code: string(10), name: string(80) })
