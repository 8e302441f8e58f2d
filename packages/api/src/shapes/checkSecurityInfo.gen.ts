// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, nullable, object, string } from '../check.ts'

export const checkSecurityInfo = object({
  mobile: nullable(string(0, 40)),
  email: nullable(string(0, 200)),
  hasPaymentPassword: boolean,
  paymentLockedSeconds: integer,
  documents: string(0, 20),
  payoutAccounts: integer,
  sessions: integer,
})
