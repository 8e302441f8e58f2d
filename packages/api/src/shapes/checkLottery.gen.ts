// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, object, string } from '../check.ts'

export const checkLottery = object({
  mobileIconUrl: string(400),
  winningTime: dateTime,
  numero: string(40),
  remark: string(120),
  isSale: boolean,
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
  previousWinningNumber: string(400),
  gameGroupCode: string(40),
  gameId: string(64),
  gameCode: string(64),
  tag: string(40),
  entPlaySwitch: boolean,
  tradPlaySwitch: boolean,
  mUi: string(40),
  css: string(40),
  code: string(40),
  lotteryTime: array(integer(0, 253402300799999), 2),
}, { vendor: string(40), roomId: string(64), nodeId: integer() })
