// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkTeamProfitRow } from './checkTeamProfitRow.gen.ts'
import { checkTeamStep } from './checkTeamStep.gen.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamProfitAndLoss = object({
  content: array(checkTeamProfitRow, 200),
  path: list(checkTeamStep, 100),
  own: checkTeamSums,
  totals: checkTeamSums,
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })
