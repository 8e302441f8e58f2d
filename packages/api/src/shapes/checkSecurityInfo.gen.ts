// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, nullable, object, string } from '../check.ts'

export const checkSecurityInfo = object({
  mobile: nullable(string(40)),
  email: nullable(string(200)),
  hasPaymentPassword: boolean,
  paymentLockedSeconds: integer(0, 1000000000),
  documents: string(20),
  payoutAccounts: integer(0, 1000000000),
  sessions: integer(0, 1000000000),
})
