// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkContractPayment } from './checkContractPayment.gen.ts'

export const checkContractPayments = object({
  content: array(checkContractPayment, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumPaidMinor: integer(-1000000000000000, 1000000000000000),
  sumOwedMinor: integer(-1000000000000000, 1000000000000000),
}, { next: string(40) })
