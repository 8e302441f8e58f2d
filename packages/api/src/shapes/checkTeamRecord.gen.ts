// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkTeamEntry } from './checkTeamEntry.gen.ts'

export const checkTeamRecord = object({
  content: array(checkTeamEntry, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumInMinor: integer,
  sumOutMinor: integer,
}, { next: string(0, 40) })
