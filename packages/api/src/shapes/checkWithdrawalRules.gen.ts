// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object } from '../check.ts'

export const checkWithdrawalRules = object({
  allowed: boolean,
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  feeMinor: integer(0, 1000000000000000),
  feeBasisPoints: integer(0, 1000000),
  freeLeft: integer(0, 1000000000),
  timesADay: integer(0, 1000000000),
  timesLeft: integer(0, 1000000000),
  dayLimitMinor: integer(0, 1000000000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  turnoverMinor: integer(0, 1000000000000000),
  turnoverDoneMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  withdrawableMinor: integer(0, 1000000000000000),
  documentsAboveMinor: integer(0, 1000000000000000),
  documentsApproved: boolean,
  hasPaymentPassword: boolean,
  lockedSeconds: integer(0, 1000000000),
  pending: integer(0, 1000000000),
  mostPending: integer(0, 1000000000),
  usualMinutes: integer(0, 1000000000),
})
