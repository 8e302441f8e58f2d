// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkDownlineTransferRow } from './checkDownlineTransferRow.gen.ts'

export const checkDownlineTransferRecord = object({
  content: array(checkDownlineTransferRow, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  sumAmountMinor: integer,
}, { next: string(0, 40) })
