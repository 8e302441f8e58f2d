// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, number, object, string } from '../check.ts'

export const checkLotteryOrder = object({
  orderId: string(20),
  code: string(40),
  remark: string(120),
  mobileIconUrl: string(400),
  numero: string(40),
  prizeMode: string(20),
  status: string(20),
  stake: number(0, 10000000000000),
  payout: number(0, 10000000000000),
  refund: number(0, 10000000000000),
  betCount: integer(0, 1000000000),
  placedAt: dateTime,
  winningTime: dateTime,
  cancellable: boolean,
}, {
  winningNumber: string(400),
  gateway: integer(),
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
})
