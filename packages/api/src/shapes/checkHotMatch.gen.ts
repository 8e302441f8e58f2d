// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkHotMatch = object({
  homeTeam: string(120),
  awayTeam: string(120),
  homeTeamImageUrl: string(400),
  awayTeamImageUrl: string(400),
  league: string(120),
  matchTime: dateTime,
  vendor: string(120),
  roomId: string(120),
  nodeId: integer(),
})
