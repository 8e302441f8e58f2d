// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkContractPayment = object({
  paymentId: integer,
  from: dateTime,
  to: dateTime,
  volumeMinor: integer,
  activeMembers: integer,
  rateBasisPoints: integer,
  amountMinor: integer,
  status: string(0, 20),
}, { paidAt: dateTime })
