// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkContractPayment } from './checkContractPayment.gen.ts'

export const checkContractPayments = object({
  content: array(checkContractPayment, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumPaidMinor: integer,
  sumOwedMinor: integer,
}, { next: string(0, 40) })
