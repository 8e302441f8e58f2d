// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkValidationRule = object({ name: string(40) }, { minLength: integer(0, 1000000000), maxLength: integer(0, 1000000000), pattern: string(200) })
