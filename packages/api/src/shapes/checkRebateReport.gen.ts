// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkRebateEntry } from './checkRebateEntry.gen.ts'

export const checkRebateReport = object({
  content: array(checkRebateEntry, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumStakeMinor: integer,
  sumRebateMinor: integer,
}, { next: string(0, 40) })
