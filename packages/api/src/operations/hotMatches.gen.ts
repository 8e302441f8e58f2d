// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, dateTime, integer, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkHotMatch = object({
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

/** Hot matches to come: GET /wps/announcement/hotMatch */
export const hotMatches: Operation<'hotMatches', 'merchantCode' | 'token'> = {
  id: 'hotMatches',
  method: 'get',
  path: '/wps/announcement/hotMatch',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: array(checkHotMatch, 50),
}
