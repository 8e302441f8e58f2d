// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, string } from '../check.ts'

export const checkUplineTransfer = object({
  upline: string(64),
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  timesLeft: integer(0, 1000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  hasPaymentPassword: boolean,
}, { freeMinor: integer(0, 1000000000000000) })
