// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkTeamMember } from './checkTeamMember.gen.ts'
import { checkTeamStep } from './checkTeamStep.gen.ts'

export const checkTeamMemberList = object({
  content: array(checkTeamMember, 200),
  path: list(checkTeamStep, 100),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })
