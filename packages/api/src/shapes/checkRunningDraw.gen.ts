// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, object, string } from '../check.ts'

export const checkRunningDraw = object({
  code: string(40),
  numero: string(40),
  winningTime: dateTime,
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
  isSale: boolean,
  lotteryTime: array(integer(0, 253402300799999), 2),
  previousNumero: string(40),
  previousWinningNumber: string(400),
})
