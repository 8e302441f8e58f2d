// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkRebateEntry } from './checkRebateEntry.gen.ts'

export const checkRebateReport = object({
  content: array(checkRebateEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumRebateMinor: integer(0, 1000000000000000),
}, { next: string(40) })
