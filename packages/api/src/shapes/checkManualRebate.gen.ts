// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkManualRebateRow } from './checkManualRebateRow.gen.ts'

export const checkManualRebate = object({
  rows: array(checkManualRebateRow, 30),
  totalMinor: integer(0, 1000000000000000),
  minMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})
