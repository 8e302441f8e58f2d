// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, string } from '../check.ts'

export const checkUplineTransfer = object({
  upline: string(0, 64),
  minMinor: integer,
  maxMinor: integer,
  chipsMinor: array(integer, 12),
  timesLeft: integer,
  dayLeftMinor: integer,
  balanceMinor: integer,
  hasPaymentPassword: boolean,
})
