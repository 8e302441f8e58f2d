// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, object, string } from '../check.ts'

export const checkDrawResult = object({ numero: string(40), winningTime: dateTime, winningNumber: string(400) })
