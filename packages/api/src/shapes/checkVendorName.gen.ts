// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkVendorName = object({ vassalage: string(40), accountTypeName: string(120) })
