// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkAgentRebateEntry } from './checkAgentRebateEntry.gen.ts'

export const checkAgentRebateRecord = object({
  content: array(checkAgentRebateEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumVolumeMinor: integer(0, 1000000000000000),
  sumRebateMinor: integer(0, 1000000000000000),
}, { next: string(40) })
