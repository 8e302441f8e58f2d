// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamFooter = object({
  teamLoginMemberCount: integer,
  teamBetMemberCount: integer,
  teamRegisterMemberCount: integer,
  teamOnlineCount: integer,
  teamMemberCount: integer,
  sums: checkTeamSums,
})
