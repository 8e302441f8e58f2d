// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkAgreement = object({ title: string(200), content: string(262144), version: string(40) })
