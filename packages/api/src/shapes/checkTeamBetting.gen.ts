// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkTeamBet } from './checkTeamBet.gen.ts'

export const checkTeamBetting = object({
  content: array(checkTeamBet, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumStakeMinor: integer,
  sumPayoutMinor: integer,
  sumProfitMinor: integer,
}, { next: string(0, 40) })
