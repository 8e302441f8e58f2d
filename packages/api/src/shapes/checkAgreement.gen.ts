// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkAgreement = object({ title: string(), content: string(), version: string(0, 40) })
