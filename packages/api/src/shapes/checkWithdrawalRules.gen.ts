// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object } from '../check.ts'

export const checkWithdrawalRules = object({
  allowed: boolean,
  minMinor: integer,
  maxMinor: integer,
  chipsMinor: array(integer, 12),
  feeMinor: integer,
  feeBasisPoints: integer,
  freeLeft: integer,
  timesADay: integer,
  timesLeft: integer,
  dayLimitMinor: integer,
  dayLeftMinor: integer,
  turnoverMinor: integer,
  turnoverDoneMinor: integer,
  balanceMinor: integer,
  withdrawableMinor: integer,
  documentsAboveMinor: integer,
  documentsApproved: boolean,
  hasPaymentPassword: boolean,
  lockedSeconds: integer,
  pending: integer,
  mostPending: integer,
  usualMinutes: integer,
})
