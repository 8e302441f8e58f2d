// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkVipLevel } from './checkVipLevel.gen.ts'

export const checkVipBenefits = object({ levels: array(checkVipLevel, 20), current: integer, stakedMinor: integer }, { missingMinor: integer })
