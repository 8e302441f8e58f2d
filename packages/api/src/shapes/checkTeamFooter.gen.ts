// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamFooter = object({
  teamLoginMemberCount: integer(0, 1000000000),
  teamBetMemberCount: integer(0, 1000000000),
  teamRegisterMemberCount: integer(0, 1000000000),
  teamOnlineCount: integer(0, 1000000000),
  teamMemberCount: integer(0, 1000000000),
  sums: checkTeamSums,
})
