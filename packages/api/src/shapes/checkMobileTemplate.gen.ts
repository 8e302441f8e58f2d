// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkMobileTemplate = object({}, { mem_cen: string(16), dep_func: string(16) })
