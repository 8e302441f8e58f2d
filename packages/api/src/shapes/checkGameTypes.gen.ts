// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkGameClassification } from './checkGameClassification.gen.ts'

export const checkGameTypes = object({ content: list(checkGameClassification, 50) })
