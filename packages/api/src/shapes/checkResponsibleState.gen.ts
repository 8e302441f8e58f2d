// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkBreak } from './checkBreak.gen.ts'
import { checkOwnLimit } from './checkOwnLimit.gen.ts'
import { checkResponsibleEvent } from './checkResponsibleEvent.gen.ts'

export const checkResponsibleState = object({
  market: string(0, 10),
  limits: array(checkOwnLimit, 20),
  raiseDelayHours: integer,
  pauseHours: array(integer, 10),
  exclusionMonths: array(integer, 10),
  history: list(checkResponsibleEvent, 20),
}, { break: checkBreak })
