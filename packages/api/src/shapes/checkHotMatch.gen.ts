// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkHotMatch = object({
  homeTeam: string(0, 120),
  awayTeam: string(0, 120),
  homeTeamImageUrl: string(0, 400),
  awayTeamImageUrl: string(0, 400),
  league: string(0, 120),
  matchTime: dateTime,
  vendor: string(0, 64),
  roomId: string(0, 64),
  nodeId: integer(),
})
