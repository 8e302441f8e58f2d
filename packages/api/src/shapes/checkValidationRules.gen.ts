// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkValidationRule } from './checkValidationRule.gen.ts'

export const checkValidationRules = object({ rules: list(checkValidationRule, 60) })
