// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkAgentContract } from './checkAgentContract.gen.ts'

export const checkTeamContracts = object({
  content: array(checkAgentContract, 200),
  most: integer(0, 1000000000),
  periods: array(string(20), 5),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { own: checkAgentContract, next: string(40) })
