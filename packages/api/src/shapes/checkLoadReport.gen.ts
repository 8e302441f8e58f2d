// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkDeposit } from './checkDeposit.gen.ts'

export const checkLoadReport = object({
  content: array(checkDeposit, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumAmountMinor: integer,
  sumCreditMinor: integer,
  sumFeeMinor: integer,
}, { next: string(0, 40) })
