// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'
import { checkMail } from './checkMail.gen.ts'

export const checkMailDetail = object({ mail: checkMail, content: string(262144) })
