// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkHotMatch = object({
  homeTeam: string(),
  awayTeam: string(),
  homeTeamImageUrl: string(),
  awayTeamImageUrl: string(),
  league: string(),
  matchTime: dateTime,
  vendor: string(),
  roomId: string(),
  nodeId: integer,
})
