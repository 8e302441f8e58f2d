// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkMail } from './checkMail.gen.ts'

export const checkMailList = object({
  content: array(checkMail, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  unread: integer,
}, { next: string(0, 40) })
