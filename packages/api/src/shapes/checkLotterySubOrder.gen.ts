// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, number, object, string } from '../check.ts'

export const checkLotterySubOrder = object({
  subOrderId: integer(),
  playCode: string(40),
  playName: string(80),
  selection: string(20),
  selectionName: string(80),
  odds: number(0, 1000000000),
  stake: number(0, 10000000000000),
  payout: number(0, 10000000000000),
  status: string(20),
})
