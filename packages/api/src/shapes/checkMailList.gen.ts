// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object, string } from '../check.ts'
import { checkMail } from './checkMail.gen.ts'

export const checkMailList = object({
  content: list(checkMail, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  unread: integer,
}, { next: string(0, 40) })
