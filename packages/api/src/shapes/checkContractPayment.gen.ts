// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkContractPayment = object({
  paymentId: integer(),
  from: dateTime,
  to: dateTime,
  volumeMinor: integer(-1000000000000000, 1000000000000000),
  activeMembers: integer(0, 1000000000),
  rateBasisPoints: integer(0, 1000000),
  amountMinor: integer(-1000000000000000, 1000000000000000),
  status: string(20),
}, { paidAt: dateTime })
