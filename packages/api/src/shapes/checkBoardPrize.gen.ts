// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object } from '../check.ts'

export const checkBoardPrize = object({ rank: integer(0, 1000000000), prizeMinor: integer(0, 1000000000000000), paidAt: dateTime })
