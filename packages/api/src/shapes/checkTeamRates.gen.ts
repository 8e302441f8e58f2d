// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkMemberRates } from './checkMemberRates.gen.ts'
import { checkRate } from './checkRate.gen.ts'

export const checkTeamRates = object({
  content: array(checkMemberRates, 200),
  own: array(checkRate, 30),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })
