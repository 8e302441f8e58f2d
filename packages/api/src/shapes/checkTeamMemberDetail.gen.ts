// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, list, object } from '../check.ts'
import { checkTeamMember } from './checkTeamMember.gen.ts'
import { checkTeamRate } from './checkTeamRate.gen.ts'
import { checkTeamStep } from './checkTeamStep.gen.ts'

export const checkTeamMemberDetail = object({
  member: checkTeamMember,
  path: list(checkTeamStep, 100),
  rates: array(checkTeamRate, 30),
  direct: boolean,
})
