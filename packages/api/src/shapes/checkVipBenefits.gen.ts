// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object } from '../check.ts'
import { checkVipLevel } from './checkVipLevel.gen.ts'

export const checkVipBenefits = object({
  levels: list(checkVipLevel, 20),
  current: integer(0, 1000000000),
  stakedMinor: integer(0, 1000000000000000),
}, { missingMinor: integer(0, 1000000000000000) })
