// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkTeamEntry } from './checkTeamEntry.gen.ts'

export const checkTeamRecord = object({
  content: array(checkTeamEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumInMinor: integer(0, 1000000000000000),
  sumOutMinor: integer(0, 1000000000000000),
}, { next: string(40) })
