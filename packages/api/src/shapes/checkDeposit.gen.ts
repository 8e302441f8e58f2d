// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkDeposit = object({
  depositId: string(20),
  method: string(20),
  kind: string(20),
  methodName: string(60),
  status: string(20),
  amountMinor: integer(0, 1000000000000000),
  feeMinor: integer(0, 1000000000000000),
  creditMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  expiresAt: dateTime,
  remainTime: integer(0, 315360000000),
  cancellable: boolean,
}, { endedAt: dateTime, reason: string(40) })
