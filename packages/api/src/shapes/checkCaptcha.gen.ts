// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { string } from '../check.ts'

export const checkCaptcha = string(262144)
