// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, number, object, string } from '../check.ts'

export const checkLotteryOrder = object({
  orderId: string(0, 20),
  code: string(0, 40),
  remark: string(0, 120),
  mobileIconUrl: string(),
  numero: string(0, 40),
  prizeMode: string(0, 20),
  status: string(0, 20),
  stake: number,
  payout: number,
  refund: number,
  betCount: integer,
  placedAt: dateTime,
  winningTime: dateTime,
  cancellable: boolean,
}, { winningNumber: string(0, 400), gateway: integer, remainTime: integer, lockTime: integer })
