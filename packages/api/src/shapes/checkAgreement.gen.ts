// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkAgreement = object({ title: string(0, 200), content: string(0, 262144), version: string(0, 40) })
