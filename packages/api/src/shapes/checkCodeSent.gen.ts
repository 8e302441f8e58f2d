// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { number, object } from '../check.ts'

export const checkCodeSent = object({}, { expiredMinutes: number(0, 1000000000) })
