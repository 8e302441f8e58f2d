// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkBreak } from './checkBreak.gen.ts'
import { checkOwnLimit } from './checkOwnLimit.gen.ts'
import { checkResponsibleEvent } from './checkResponsibleEvent.gen.ts'

export const checkResponsibleState = object({
  market: string(10),
  limits: array(checkOwnLimit, 20),
  raiseDelayHours: integer(0, 1000000000),
  pauseHours: array(integer(0, 1000000000), 10),
  exclusionMonths: array(integer(0, 1000000000), 10),
  history: list(checkResponsibleEvent, 20),
}, { break: checkBreak })
