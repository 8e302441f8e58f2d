// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkDeposit = object({
  depositId: string(0, 20),
  method: string(0, 20),
  kind: string(0, 20),
  methodName: string(0, 60),
  status: string(0, 20),
  amountMinor: integer,
  feeMinor: integer,
  creditMinor: integer,
  createdAt: dateTime,
  expiresAt: dateTime,
  remainTime: integer,
  cancellable: boolean,
}, { endedAt: dateTime, reason: string(0, 40) })
