// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkAgentRebateRow } from './checkAgentRebateRow.gen.ts'

export const checkAgentRebate = object({
  rows: array(checkAgentRebateRow, 30),
  totalMinor: integer,
  todayMinor: integer,
  minMinor: integer,
  claimedMinor: integer,
  balanceMinor: integer,
})
