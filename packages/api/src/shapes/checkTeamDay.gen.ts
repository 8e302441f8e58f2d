// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamDay = object({
  date: string(10),
  loginMembers: integer(0, 1000000000),
  betMembers: integer(0, 1000000000),
  registeredMembers: integer(0, 1000000000),
  sums: checkTeamSums,
})
