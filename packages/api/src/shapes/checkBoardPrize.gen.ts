// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkBoardPrize = object({ rank: integer, prizeMinor: integer, paidAt: dateTime })
