// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, oneOf, string } from '../check.ts'

export const checkDepositMethod = object({
  code: string(20),
  kind: oneOf('PIX', 'BANK', 'REDIRECT'),
  name: string(60),
  note: string(200),
  available: boolean,
  recommended: boolean,
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  feeMinor: integer(0, 1000000000000000),
  feeBasisPoints: integer(0, 1000000),
  expiryMinutes: integer(0, 1000000000),
  usualSeconds: integer(0, 1000000000),
})
