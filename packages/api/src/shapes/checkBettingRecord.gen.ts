// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkBettingEntry } from './checkBettingEntry.gen.ts'

export const checkBettingRecord = object({
  content: array(checkBettingEntry, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumStakeMinor: integer,
  sumPayoutMinor: integer,
  sumProfitMinor: integer,
}, { next: string(0, 40) })
