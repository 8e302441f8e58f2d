// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkServiceLink = object({ name: string(120), resource: string(120) }, { hours: string(120) })
