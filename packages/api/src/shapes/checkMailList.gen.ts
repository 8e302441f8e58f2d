// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object, string } from '../check.ts'
import { checkMail } from './checkMail.gen.ts'

export const checkMailList = object({
  content: list(checkMail, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  unread: integer(0, 1000000000),
}, { next: string(40) })
