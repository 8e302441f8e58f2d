// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkRate } from './checkRate.gen.ts'

export const checkAccountRules = object({ rates: array(checkRate, 30), mostLinks: integer(0, 1000000000) })
