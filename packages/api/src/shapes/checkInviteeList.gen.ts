// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkInvitee } from './checkInvitee.gen.ts'

export const checkInviteeList = object({
  content: array(checkInvitee, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })
