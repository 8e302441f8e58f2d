// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object } from '../check.ts'

export const checkDownlineTransfer = object({
  minMinor: integer,
  maxMinor: integer,
  chipsMinor: array(integer, 12),
  mostReceivers: integer,
  timesLeft: integer,
  dayLeftMinor: integer,
  balanceMinor: integer,
  hasPaymentPassword: boolean,
})
