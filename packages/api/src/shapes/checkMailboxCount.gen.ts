// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, oneOf } from '../check.ts'

export const checkMailboxCount = object({
  mailbox: oneOf('SYSTEM', 'ACCOUNT', 'PROMOTION'),
  total: integer(0, 1000000000),
  unread: integer(0, 1000000000),
})
