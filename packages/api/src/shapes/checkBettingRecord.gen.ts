// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkBettingEntry } from './checkBettingEntry.gen.ts'

export const checkBettingRecord = object({
  content: array(checkBettingEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumPayoutMinor: integer(0, 1000000000000000),
  sumProfitMinor: integer(-1000000000000000, 1000000000000000),
}, { next: string(40) })
