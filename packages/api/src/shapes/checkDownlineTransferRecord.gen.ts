// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkDownlineTransferRow } from './checkDownlineTransferRow.gen.ts'

export const checkDownlineTransferRecord = object({
  content: array(checkDownlineTransferRow, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumAmountMinor: integer(0, 1000000000000000),
}, { next: string(40) })
