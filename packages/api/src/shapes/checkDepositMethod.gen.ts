// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, oneOf, string } from '../check.ts'

export const checkDepositMethod = object({
  code: string(0, 20),
  kind: oneOf('PIX', 'BANK', 'REDIRECT'),
  name: string(0, 60),
  note: string(0, 200),
  available: boolean,
  recommended: boolean,
  minMinor: integer,
  maxMinor: integer,
  chipsMinor: array(integer, 12),
  feeMinor: integer,
  feeBasisPoints: integer,
  expiryMinutes: integer,
  usualSeconds: integer,
})
