// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkAgentRebateEntry } from './checkAgentRebateEntry.gen.ts'

export const checkAgentRebateRecord = object({
  content: array(checkAgentRebateEntry, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumVolumeMinor: integer,
  sumRebateMinor: integer,
}, { next: string(0, 40) })
