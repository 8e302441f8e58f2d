// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkValidationRule = object({ name: string(0, 40) }, { minLength: integer, maxLength: integer, pattern: string(0, 200) })
