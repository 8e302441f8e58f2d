// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object } from '../check.ts'
import { checkVipLevel } from './checkVipLevel.gen.ts'

export const checkVipBenefits = object({ levels: list(checkVipLevel, 20), current: integer, stakedMinor: integer }, { missingMinor: integer })
