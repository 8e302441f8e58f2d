// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, number, object, string } from '../check.ts'

export const checkSession = object({
  token: string(128, 16, /^[!-~]+$/),
  userName: string(64),
  customerType: integer(0, 1000000000),
  firstTimeLogin: boolean,
}, { changePassword: boolean })

export const checkCodeSent = object({}, { expiredMinutes: number(0, 1000000000) })

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

export const checkWithdrawal = object({
  withdrawalId: string(20),
  status: string(20),
  kind: string(10),
  account: string(120),
  holder: string(120),
  amountMinor: integer(0, 1000000000000000),
  feeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  expectedAt: dateTime,
  cancellable: boolean,
}, { endedAt: dateTime, reason: string(40) })
