// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object } from '../check.ts'

export const checkDownlineTransfer = object({
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  mostReceivers: integer(0, 1000000000),
  timesLeft: integer(0, 1000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  hasPaymentPassword: boolean,
}, { freeMinor: integer(0, 1000000000000000) })
