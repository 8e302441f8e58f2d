// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamProfitRow = object({
  memberId: integer(),
  account: string(64),
  agent: boolean,
  teamCount: integer(0, 1000000000),
  sums: checkTeamSums,
})
