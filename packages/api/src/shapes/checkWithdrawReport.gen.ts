// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkWithdrawal } from './checkWithdrawal.gen.ts'

export const checkWithdrawReport = object({
  content: array(checkWithdrawal, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumAmountMinor: integer,
  sumPaidMinor: integer,
  sumFeeMinor: integer,
}, { next: string(0, 40) })
