// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkMailAbout = object({ kind: string(20) }, { id: string(40) })
